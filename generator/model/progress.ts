/** Called as pieces of work are finished. */
export type Progress = (done: number, total: number) => void;

/** Starts to report one kind of work: "Pictures". */
export type ProgressOf = (what: string) => Progress;
