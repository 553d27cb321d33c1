/** Returns a handler that calls the caller's handler first, and the component's own unless `preventDefault()` was called. */
export function composeHandlers<Occurrence extends { defaultPrevented: boolean }>(
  given: ((event: Occurrence) => void) | undefined,
  own: (event: Occurrence) => void,
) {
  return (event: Occurrence) => {
    given?.(event);
    if (!event.defaultPrevented) own(event);
  };
}
