import { images } from "../lib/data.mjs";
import { pictureAttributes } from "../shared/case-study.mjs";

export function Picture({ picture, sizes, eager, className }) {
  const { sources, img } = pictureAttributes(picture, { images, sizes, eager });
  return (
    <picture className={className}>
      {sources.map((source, index) => (
        <source key={index} {...inReact(source)} />
      ))}
      <img {...inReact(img)} />
    </picture>
  );
}

function inReact({ class: className, srcset, fetchpriority, ...others }) {
  return { ...others, className, srcSet: srcset, fetchPriority: fetchpriority };
}
