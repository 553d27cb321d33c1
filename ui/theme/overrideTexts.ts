/** Overrides match the type of each text: strings, or functions with the same arguments. */
export type AnyText<Text> = Text extends (...args: infer Args) => string
  ? (...args: Args) => string
  : Text extends string
    ? string
    : { readonly [Name in keyof Text]: AnyText<Text[Name]> };

export type SomeTexts<Texts> = Texts extends string | ((...args: never) => string)
  ? Texts
  : { readonly [Name in keyof Texts]?: SomeTexts<Texts[Name]> };

type Texts = Readonly<Record<string, unknown>>;

function override(texts: Texts, overrides: Texts): Texts {
  const changed = Object.entries(overrides)
    .filter(([, text]) => text !== undefined)
    .map(
      ([name, text]) =>
        [name, typeof text === 'object' ? override(texts[name] as Texts, text as Texts) : text] as const,
    );
  return { ...texts, ...Object.fromEntries<unknown>(changed) };
}

/** Returns a catalogue with some texts replaced. */
export const overrideTexts = <Catalogue extends object>(
  catalogue: Catalogue,
  overrides: SomeTexts<Catalogue> | undefined,
): Catalogue =>
  // The types guarantee that the overrides match the texts.
  overrides ? (override(catalogue as Texts, overrides as Texts) as Catalogue) : catalogue;
