/** The package has no types of its own; these are those of what is used here. */
declare module "@adobe/structured-data-validator" {
  /** Google's requirements for rich results. */
  export default class Validator {
    validate(data: {
      jsonld: Record<string, object[]>;
    }): Promise<{ severity: "ERROR" | "WARNING"; issueMessage: string }[]>;
  }
}
