/** The elements that worked examples are made of. A text of the home page has no others. */
export const exampleElements = ["Example", "ExampleValue", "Flow"] as const;
