import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { useSite } from "../use-site.ts";

/**
 * Slides in a strip that scrolls and snaps, by touch, wheel and keys, with or without scripts. `scripts/carousel.ts`
 * shows the buttons where the slides do not fit side by side. Roles and names follow the basic carousel pattern of the
 * ARIA Authoring Practices Guide (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/). There is no automatic rotation.
 */
export function Carousel({
  label,
  slides,
  markers = false,
  className = "",
  children,
}: {
  /** What the slides are, for screen readers. */
  label: string;
  slides: ReactNode[];
  /** Shows a marker for each slide beside the buttons; the one of the current slide is highlighted. */
  markers?: boolean;
  className?: string;
  /** Shown beside the buttons. */
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: Safari does not focus scroll containers by itself. */}
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
          {markers && (
            <span className="carousel__markers" aria-hidden="true">
              {slides.map((_, index) => (
                <span key={index} data-marker="" />
              ))}
            </span>
          )}
        </div>
        {children}
      </div>
    </div>
  );
}
