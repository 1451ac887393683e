/** Mistakes in films and their captions. */
import type { Place } from "../model/place.ts";
import type { Problem } from "./problem.ts";
import { didYouMean, nearMiss } from "./words.ts";

/** A width and a height in pixels. */
interface Size {
  width: number;
  height: number;
}

/** @param file of a film or of captions, below `assets/videos/` */
export function missingVideo(place: Place, file: string, files: string[]): Problem {
  return {
    place,
    length: file.length,
    message: `There is no file assets/videos/${file}.`,
    cure: `${didYouMean(nearMiss(file, files))}Put the file there, or correct its name here.`,
  };
}

const exportCure =
  'Export it as MP4 with H.264: in HandBrake with the preset "Fast 720p30", in other programs "for the web".';

/** @param reason part of a sentence */
export function unplayableVideo(place: Place, file: string, reason: string): Problem {
  return {
    place,
    length: file.length,
    message: `The film assets/videos/${file} cannot be used: ${reason}.`,
    cure: exportCure,
  };
}

export function largeVideo(place: Place, file: string, bytes: number, most: number): Problem {
  const inMegabytes = (size: number) => `${Math.round(size / 1024 / 1024)} MB`;
  return {
    place,
    length: file.length,
    message: `The film assets/videos/${file} has ${inMegabytes(bytes)}; ${inMegabytes(most)} is the most that all hosts take.`,
    cure: `${exportCure} If it is still too large, cut it, or put it on YouTube or Vimeo and embed it.`,
  };
}

export function posterOfOtherShape(place: Place, file: string, film: Size, poster: Size): Problem {
  const shown = ({ width, height }: Size) => `${width} × ${height}`;
  return {
    place,
    length: file.length,
    message: `The poster (${shown(poster)}) has another shape than the film (${shown(film)}).`,
    cure: "Take a still of the film: the page would jump when the film begins.",
  };
}

export function badCaptions(place: Place, file: string): Problem {
  return {
    place,
    length: file.length,
    message: `The captions assets/videos/${file} are not in WebVTT.`,
    cure: 'The name ends in ".vtt", the first line is WEBVTT, and times are written 00:01.000 --> 00:04.000, with a point. Subtitle programs export it.',
  };
}
