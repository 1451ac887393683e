/** Called when a part of the work is finished. */
export type Progress = (done: number, total: number) => void;

/** Starts to report the progress of one kind of work: "Pictures". */
export type ProgressOf = (what: string) => Progress;
