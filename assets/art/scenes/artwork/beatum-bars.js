// Fills every <div data-bars="count"> with the client's pulse: rising and falling bars, two of them coral.
for (const strip of document.querySelectorAll("[data-bars]")) {
  const count = Number(strip.dataset.bars);
  for (let index = 0; index < count; index += 1) {
    const bar = document.createElement("i");
    const wave = Math.abs(Math.sin(index * 1.9) * 0.55 + Math.sin(index * 0.73 + 1) * 0.45);
    bar.style.height = `${18 + wave * 78}%`;
    if (index === Math.floor(count * 0.68) || index === Math.floor(count * 0.68) + 1) bar.className = "now";
    strip.append(bar);
  }
}
