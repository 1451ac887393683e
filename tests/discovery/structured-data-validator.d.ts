/** Types of the functions used here; the package has none. */
declare module "@adobe/structured-data-validator" {
  /** Google's requirements for rich results. */
  export default class Validator {
    validate(data: {
      jsonld: Record<string, object[]>;
    }): Promise<{ severity: "ERROR" | "WARNING"; issueMessage: string }[]>;
  }
}
