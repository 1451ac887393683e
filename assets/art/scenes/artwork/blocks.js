// Fills <i data-block="petal k6"> with a block of the site's sprite, and <i data-mark> with the mark.
// On a page whose body has the class "cotton" the drawn stitches are left out: the cloth is sewn with real thread.
function read(file) {
  const request = new XMLHttpRequest();
  request.open('GET', file, false);
  request.send();
  return new DOMParser().parseFromString(request.responseText, 'image/svg+xml');
}
const sprite = read('../../../sprites/ui.svg');
for (const place of document.querySelectorAll('[data-block]')) {
  const [name, kit, turn = 0] = place.dataset.block.split(' ');
  const block = sprite.getElementById(name);
  if (document.body.classList.contains('cotton') && name !== 'kantha') for (const stitch of block.querySelectorAll('[stroke-dasharray]')) stitch.remove();
  place.classList.add(kit);
  place.innerHTML = `<svg viewBox="0 0 120 120"><g transform="rotate(${turn} 60 60)">${block.innerHTML}</g></svg>`;
}
for (const place of document.querySelectorAll('[data-mark]')) place.append(document.importNode(read('mark.svg').documentElement, true));
