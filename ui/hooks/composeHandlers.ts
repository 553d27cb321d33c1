/** Skips the component's handler when the caller's calls `preventDefault()`. */
export function composeHandlers<Occurrence extends { defaultPrevented: boolean }>(
  given: ((event: Occurrence) => void) | undefined,
  own: (event: Occurrence) => void,
) {
  return (event: Occurrence) => {
    given?.(event);
    if (!event.defaultPrevented) own(event);
  };
}
