import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { useSite } from "../use-site.ts";

/**
 * Slides in a strip that scrolls and snaps: by touch, wheel and keys, with or without scripts. Where they fit
 * side by side it is no carousel, and `scripts/carousel.ts` shows the buttons only where they do not. Named as
 * the ARIA Authoring Practices have it (carousel pattern, basic). Nothing moves by itself.
 */
export function Carousel({
  label,
  slides,
  places = false,
  className = "",
  children,
}: {
  /** What the slides are, for screen readers. */
  label: string;
  slides: ReactNode[];
  /** A stitch for each slide beside the buttons. */
  places?: boolean;
  className?: string;
  /** What stands beside the buttons. */
  children?: ReactNode;
}) {
  const names = useSite().content.labels.data.carousel;
  return (
    <div
      className={`carousel ${className}`.trim()}
      role="group"
      aria-roledescription={names.carousel}
      aria-label={label}
      data-carousel=""
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys, in Safari too. */}
      <div className="carousel__strip" role="group" aria-label={label} tabIndex={0} data-strip="">
        {slides.map((slide, index) => (
          <div
            key={index}
            className="carousel__slide"
            role="group"
            aria-roledescription={names.slide}
            aria-label={`${index + 1} ${names.of} ${slides.length}`}
          >
            {slide}
          </div>
        ))}
      </div>
      <div className="carousel__foot wrap">
        <div className="carousel__controls" hidden data-controls="">
          <button className="icon-square" type="button" aria-label={names.previous} data-step="-1">
            <Icon name="arrow-right" />
          </button>
          <button className="icon-square" type="button" aria-label={names.next} data-step="1">
            <Icon name="arrow-right" />
          </button>
          {places && (
            <span className="carousel__places" aria-hidden="true">
              {slides.map((_, index) => (
                <span key={index} data-place="" />
              ))}
            </span>
          )}
        </div>
        {children}
      </div>
    </div>
  );
}
