/** Elements that are the same on many pages. React can insert raw HTML only inside an element. */
export function FrameParts({ parts }) {
  return parts.map(({ tag: Tag, attributes, html }, index) => {
    const own = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [reactNames[name] ?? name, value]));
    return html ? <Tag key={index} {...own} dangerouslySetInnerHTML={{ __html: html }} /> : <Tag key={index} {...own} />;
  });
}

const reactNames = {
  class: "className",
  charset: "charSet",
  crossorigin: "crossOrigin",
  "http-equiv": "httpEquiv",
  tabindex: "tabIndex",
};
