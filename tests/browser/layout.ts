/** Checks of the layout that run in the page. Each function returns one line for each mistake. */
import type { Page } from "playwright";

/** Describes an element: tag, class and text. */
const name = `((element) => {
  const words = (element.innerText || element.getAttribute("aria-label") || "").trim().slice(0, 30);
  return element.localName + (element.className && element.className.baseVal === undefined ? "." + element.className : "") + ' "' + words + '"';
})`;

/** Whether an element, or one around it, is turned by the property `rotate`. */
const isTurned = `(function isTurned(element) {
  return element !== null && (getComputedStyle(element).rotate !== "none" || isTurned(element.parentElement));
})`;

/**
 * Visible text nodes with their elements and the boxes of their lines. Text only for screen readers and text that is
 * covered on purpose are skipped.
 */
const lines = `((within) => {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT, (node) =>
    node.data.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT);
  const found = [];
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (element.closest(".visually-hidden, .skip-link, [aria-hidden], option, script, style, noscript, .header__call")) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (boxes.length) found.push({ node: walker.currentNode, element, boxes });
  }
  return found;
})`;

/** How many pixels the page is wider than the window. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate("document.documentElement.scrollWidth - innerWidth");
}

/**
 * Words outside the window, cut off by a box around them, or overlapping other words.
 *
 * @param selector the part of the page to check
 */
export async function findSpilledWords(page: Page, selector = "body"): Promise<string[]> {
  return page.evaluate(`(() => {
    const name = ${name};
    const found = ${lines}(document.querySelector(${JSON.stringify(selector)}));
    const mistakes = [];
    const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const clips = (element) => /hidden|clip/.test(getComputedStyle(element).overflow);
    for (const line of found) {
      const around = [];
      for (let box = line.element; box; box = box.parentElement) around.push(box);
      // In horizontal scroll containers, text may be outside.
      if (around.some((box) => box !== document.body && box !== document.documentElement && scrolls(box))) {
        line.element = undefined;
        continue;
      }
      const cutting = around.filter(clips).map((box) => box.getBoundingClientRect());
      for (const { left, right, top, bottom } of line.boxes) {
        if (left < -1 || right > innerWidth + 1) mistakes.push("outside the window: " + name(line.element));
        const middle = (top + bottom) / 2;
        if (cutting.some((box) => left < box.left - 1 || right > box.right + 1 || middle < box.top || middle > box.bottom))
          mistakes.push("cut off: " + name(line.element));
      }
    }
    // With a small line height the boxes of lines overlap: only their middle halves must not.
    const middleOf = ({ left, right, top, height }) =>
      ({ left, right, top: top + height / 4, bottom: top + height * 0.75 });
    const header = document.querySelector(".header");
    const middles = found.filter(({ element }) => element && !header?.contains(element)).flatMap(({ element, boxes }) =>
      boxes.map((box) => ({ element, ...middleOf(box) })));
    const isTurned = ${isTurned};
    const meet = (a, b) =>
      a.left + 1 < b.right && b.left + 1 < a.right && a.top < b.bottom && b.top < a.bottom && b.bottom > b.top;
    const findTurned = (element) => {
      while (element && getComputedStyle(element).rotate === "none") element = element.parentElement;
      return element;
    };
    // Texts that are turned together are compared as they lie before they are turned; leaves of swatches, which lie on one
    // another at different angles, are not compared.
    const meetUnturned = (...elements) => {
      const turned = findTurned(elements[0]);
      if (turned !== findTurned(elements[1])) return !turned.closest(".figures-swatches");
      const before = turned.style.rotate;
      turned.style.rotate = "none";
      const [first, second] = elements.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].map(middleOf);
      });
      turned.style.rotate = before;
      return first.some((a) => second.some((b) => meet(a, b)));
    };
    middles.sort((a, b) => a.top - b.top);
    middles.forEach((a, index) => {
      for (let next = index + 1; next < middles.length && middles[next].top < a.bottom; next++) {
        const b = middles[next];
        // The boxes of a turned text are larger than it, so that they overlap those of its own parts and lines.
        const isPart = a.element.contains(b.element) || b.element.contains(a.element);
        if (isPart && isTurned(a.element)) continue;
        if (!meet(a, b)) continue;
        if (!isTurned(a.element) || !isTurned(b.element) || meetUnturned(a.element, b.element))
          mistakes.push("on one another: " + name(a.element) + ", " + name(b.element));
      }
    });
    return [...new Set(mistakes)];
  })()`);
}

/**
 * Lists in columns with a row that is shorter than the others: the place of an entry is empty. Rows of links and labels,
 * which run on like words, may be short; keys of a keyboard, bars, swatches, a hand of cards and a pile of boxes have no rows.
 * An ornament after the last entry (`::after`) fills the row of that entry.
 *
 * @param selector the part of the page to check
 */
export async function findShortRows(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(`(() => {
    const name = ${name};
    return [...document.querySelector(${JSON.stringify(selector)}).querySelectorAll("ul, ol, dl, .office-cards")].flatMap((list) => {
      if (!/grid|flex/.test(getComputedStyle(list).display) || list.children.length < 2) return [];
      if (!list.checkVisibility() || list.matches(".other-services ul, .category-filter ul, .breadcrumb, .colour-row--keys, .colour-row--bars, .deck-hand, .clearing-boxes, .figures-bars dl, .figures-swatches dl")) return [];
      const boxes = [...list.children]
        .filter((child) => !child.matches(".visually-hidden"))
        // Without transforms: entries may be turned a little. From the upper margin: neighbours may be staggered by it.
        .map((child) => {
          const { offsetTop, offsetLeft: left, offsetWidth: width, offsetHeight: height } = child;
          const top = offsetTop - Math.max(0, parseFloat(getComputedStyle(child).marginTop));
          return { top, left, right: left + width, bottom: offsetTop + height };
        })
        .filter(({ left, right }) => right > left);
      const tops = new Set(boxes.map(({ top }) => top));
      // A large entry is in several rows.
      const rows = [...tops].map((top) => {
        const row = boxes.filter((box) => box.top <= top + 1 && box.bottom > top + 1);
        return Math.max(...row.map(({ right }) => right)) - Math.min(...row.map(({ left }) => left));
      });
      const { content, position } = getComputedStyle(list, "::after");
      if (content !== "none" && position === "static") rows.pop();
      // A row whose ends lie outside of the window is full.
      const lengths = rows.filter((length) => length <= innerWidth);
      return Math.max(...lengths) - Math.min(...lengths) > 8 ? ["rows of " + lengths + ": " + name(list)] : [];
    });
  })()`);
}

/** Words that are broken over two lines without a hyphen or a slash at the break. */
export async function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(`(() => ${lines}(document.body).flatMap(({ node, boxes }) => {
    if (boxes.length < 2) return [];
    const range = document.createRange();
    return [...node.data.matchAll(/[^\\s\\p{Pd}\\/@.|]{2,}/gu)].flatMap(({ 0: word, index }) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
    });
  }))()`);
}

/** Paragraphs and list items with lines of more than `most` letters. */
export async function findLongLines(page: Page, most: number): Promise<string[]> {
  return page.evaluate(`(() => {
    const name = ${name};
    return ${lines}(document.querySelector("main")).flatMap(({ node, element, boxes }) => {
      if (boxes.length < 2 || !element.closest("p, li, dd, td")) return [];
      const all = boxes.reduce((sum, { width }) => sum + width, 0);
      const longest = Math.round(Math.max(...boxes.map(({ width }) => width)) / all * node.data.trim().length);
      return longest > ${most} ? [longest + " letters: " + name(element)] : [];
    });
  })()`);
}

/**
 * Targets that are too small for touch: less than 44 px for buttons, fields and menu entries, 24 px for all others
 * (WCAG 2.2, 2.5.8). Links in running text are exempt.
 */
export async function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(`(() => {
    const name = ${name};
    const large = ".button, button, .icon-square, summary, .header nav a, .mobile-menu nav a, .mobile-menu__foot a, " +
      ".category-filter a, input, select, textarea";
    return [...document.querySelectorAll("a[href], button, summary, input:not([type=hidden]), select, textarea")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(".skip-link"))
      .filter((element) => !element.closest("[aria-hidden], .visually-hidden"))
      .flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const inText = getComputedStyle(element).display === "inline" && element.closest("p, li, dd, td") &&
          element.closest("p, li, dd, td").innerText.trim() !== element.innerText.trim();
        const least = element.matches(large) ? 44 : 24;
        // Sizes in em may be half a pixel smaller.
        const small = Math.min(width, height) < least - 0.5;
        return small && !inText ? [Math.round(width) + " × " + Math.round(height) + ": " + name(element)] : [];
      });
  })()`);
}

/** Distorted pictures, and photographs scaled to more than 1.2 times their size. */
export async function findBadPictures(page: Page): Promise<string[]> {
  return page.evaluate(`(() => [...document.images].flatMap((image) => {
    // The box around a turned picture is larger than it.
    const isTurned = ${isTurned};
    const box = image.getBoundingClientRect();
    const outer = isTurned(image) ? { width: image.offsetWidth, height: image.offsetHeight } : box;
    const frame = 2 * image.clientLeft;
    const [width, height] = [outer.width - frame, outer.height - frame];
    const file = image.currentSrc.split("/").pop();
    if (!width || !image.naturalWidth) return [];
    const ratio = image.naturalWidth / image.naturalHeight;
    const isCropped = /cover|contain/.test(getComputedStyle(image).objectFit);
    const mistakes = [];
    if (!isCropped && Math.abs(width / height / ratio - 1) > 0.02)
      mistakes.push("distorted: " + file + " " + width + " × " + height);
    // The width of the chosen file is in srcset; naturalWidth is already divided by the pixel density.
    const sets = [image, ...image.parentElement.querySelectorAll("source")].map(({ srcset }) => srcset).join(", ");
    const chosen = sets.split(/,\\s+/).find((candidate) => candidate && image.currentSrc.endsWith(candidate.split(" ")[0]));
    const fileWidth = Number(chosen?.match(/ (\\d+)w$/)?.[1]);
    const scale = Math.max(width, isCropped ? height * ratio : 0) / fileWidth;
    if (scale > 1.2) mistakes.push("blurred: " + file + " at " + scale.toFixed(2) + " times its size");
    return mistakes;
  }))()`);
}

/**
 * Returns what is wrong with the focused element: it is outside the window, covered, or without a focus ring of at
 * least 2 px with a contrast of 3:1. Returns an empty string if nothing is wrong.
 */
export async function findFocusMistake(page: Page): Promise<string> {
  return page.evaluate(`(() => {
    const name = ${name};
    const element = document.activeElement;
    const [box] = [...element.getClientRects()].filter(({ width, height }) => width && height);
    if (!box) return "not shown: " + name(element);
    const inside = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    if (!inside) return "out of the window: " + name(element);
    const x = Math.min(Math.max((box.left + box.right) / 2, 0), innerWidth - 1);
    const top = Math.max(box.top, 0), bottom = Math.min(box.bottom, innerHeight);
    const hit = document.elementFromPoint(x, (top + bottom) / 2);
    const upper = document.elementFromPoint(x, top + Math.min(4, (bottom - top) / 2));
    // The upper edge of what is higher than the window below the header may be behind the header.
    const isTall = box.height > innerHeight - document.querySelector("header").offsetHeight;
    const isHit = (isTall ? [hit] : [hit, upper]).every((at) => at && (element.contains(at) || at.contains(element)) && at !== document.body);
    if (!isHit) return "covered: " + name(element) + " by " + [hit, upper].map((at) => at && name(at));
    // Around a field of the enquiry form its row has the ring.
    const shown = element.closest(".enquiry-form__field") ?? element;
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(shown);
    if (outlineStyle === "none" || parseFloat(outlineWidth) < 2) return "without a ring: " + name(element);
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const luminance = (colour) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b, alpha] = canvas.getImageData(0, 0, 1, 1).data;
      const linear = [r, g, b].map((value) => value / 255 <= 0.04045 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      return { alpha, light: 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2] };
    };
    let ground = parseFloat(outlineOffset) < 0 ? shown : shown.parentElement;
    while (ground && luminance(getComputedStyle(ground).backgroundColor).alpha < 255) ground = ground.parentElement;
    const [dark, bright] = [luminance(outlineColor).light, luminance(getComputedStyle(ground ?? document.body).backgroundColor).light].sort((a, b) => a - b);
    const contrast = (bright + 0.05) / (dark + 0.05);
    return contrast < 3 ? "a ring of " + contrast.toFixed(1) + " to 1: " + name(element) : "";
  })()`);
}

/** Elements with animations or transitions, which must not exist with reduced motion. */
export async function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(`(() => {
    const name = ${name};
    return [...document.querySelectorAll("*")].flatMap((element) =>
      ["", "::before", "::after"].flatMap((pseudo) => {
        const { animationName, animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(element, pseudo || null);
        const lasts = (time) => time.split(", ").some((part) => parseFloat(part) > 0);
        const moves = (animationName !== "none" && lasts(animationDuration)) || lasts(transitionDuration);
        return moves || scrollBehavior === "smooth" ? [name(element) + pseudo] : [];
      }));
  })()`);
}
