// Untestable statements of the specification, each with its reason. Every other statement needs a test.

/** Number and text must both match, so that a change of the specification invalidates an entry. */
export const unsettled = [
  {
    number: '0.2',
    statement: 'This single document covers the whole product.',
    reason: 'It says what the document covers.',
  },
  {
    number: '0.3',
    statement: 'What the server does with any request beyond the response fields listed is not shown.',
    reason: "It says that the server's other behaviour is not shown.",
  },
  {
    number: '1.1',
    statement: 'Audience: crypto enthusiasts and general community members.',
    reason: 'It names the audience; no behaviour follows from it.',
  },
  {
    number: '8.2',
    statement: 'The shape of server error responses beyond a message is not shown.',
    reason: 'It says that the shape of errors is not shown beyond the message.',
  },
  {
    number: '8.20',
    statement: 'Validation alerts are in section 5.',
    reason: 'It only refers to section 5, whose statements have their own tests.',
  },
  {
    number: '9.19',
    statement: 'Page size: not shown.',
    reason: 'It says that the page size is not shown.',
  },
  {
    number: '9.20',
    statement: 'The administrator user id value: not shown.',
    reason: 'It says that the value is not shown.',
  },
];
