type Props = Record<string, unknown>;
type Handler = (...args: unknown[]) => void;

const isHandler = (name: string) => /^on[A-Z]/.test(name);

/**
 * Merges the props of an element. Calls the handlers of both, the child's first. Joins class names, styles and
 * descriptions. For other props, the child's win.
 */
export function mergeProps(given: object, child: object): Props {
  const merged: Props = { ...given, ...child };
  for (const [name, value] of Object.entries(given)) {
    const own = (child as Props)[name];
    if (own === undefined) merged[name] = value;
    else if (value === undefined) continue;
    else if (isHandler(name)) {
      merged[name] = (...args: unknown[]) => {
        (own as Handler)(...args);
        (value as Handler)(...args);
      };
    } else if (name === 'style') merged[name] = { ...(value as object), ...(own as object) };
    else if (name === 'className' || name === 'aria-describedby')
      merged[name] = `${value as string} ${own as string}`;
  }
  return merged;
}
