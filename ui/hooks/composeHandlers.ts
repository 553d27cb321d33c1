/** A handler that calls the user's first, and then the component's own unless the user's prevented it by `preventDefault()`. */
export function composeHandlers<Occurrence extends { defaultPrevented: boolean }>(
  given: ((event: Occurrence) => void) | undefined,
  own: (event: Occurrence) => void,
) {
  return (event: Occurrence) => {
    given?.(event);
    if (!event.defaultPrevented) own(event);
  };
}
