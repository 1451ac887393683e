// Draws a dish from above into every <svg data-dish="seed bowl base topping topping …">.
for (const svg of document.querySelectorAll("[data-dish]")) {
  const [seed, bowl, base, ...toppings] = svg.dataset.dish.split(" ");
  let state = Number(seed) * 7919 + 13;
  const random = () => (state = (state * 16807) % 2147483647) / 2147483647;
  const bits = Array.from({ length: 26 }, (_, index) => {
    const angle = random() * 6.283, away = Math.sqrt(random()) * 29;
    const [x, y, size] = [50 + away * Math.cos(angle), 50 + away * Math.sin(angle), 3 + random() * 5.5];
    const colour = toppings[index % toppings.length], turn = random() * 180;
    return index % 3 === 0
      ? `<ellipse cx="${x}" cy="${y}" rx="${size * 1.5}" ry="${size * 0.62}" fill="${colour}" transform="rotate(${turn} ${x} ${y})"/>`
      : `<circle cx="${x}" cy="${y}" r="${size}" fill="${colour}"/>`;
  });
  svg.setAttribute("viewBox", "0 0 100 100");
  svg.innerHTML = `<circle cx="50" cy="50" r="46" fill="${bowl}"/><circle cx="50" cy="50" r="40" opacity=".16"/><circle cx="50" cy="50" r="38" fill="${base}"/>${bits.join("")}`;
}
