/**
 * Returns a handler that runs the caller's handler, then the component's unless `preventDefault()` was called.
 */
export function composeHandlers<Occurrence extends { defaultPrevented: boolean }>(
  given: ((event: Occurrence) => void) | undefined,
  own: (event: Occurrence) => void,
) {
  return (event: Occurrence) => {
    given?.(event);
    if (!event.defaultPrevented) own(event);
  };
}
