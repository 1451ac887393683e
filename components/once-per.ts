/**
 * The same function, working out its answer only once for each object. For what every page asks of the whole content.
 * The answer must depend on that object alone, and nobody may change it.
 */
export function oncePer<Of extends object, Answer>(find: (of: Of) => Answer): (of: Of) => Answer {
  const answers = new WeakMap<Of, { answer: Answer }>();
  return (of) => {
    const known = answers.get(of) ?? { answer: find(of) };
    answers.set(of, known);
    return known.answer;
  };
}
