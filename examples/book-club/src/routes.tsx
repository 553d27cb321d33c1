import { useSyncExternalStore, type ComponentProps } from 'react';

const arrived = 'popstate';

export function go(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent(arrived));
  scrollTo(0, 0);
}

/** The address on screen. Renders again when it changes. */
export function usePath(): URL {
  const href = useSyncExternalStore(
    (listener) => {
      addEventListener(arrived, listener);
      return () => removeEventListener(arrived, listener);
    },
    () => location.href,
  );
  return new URL(href);
}

/** The link component of the whole kit, set on `KitProvider`. A site with a router passes its router's link. */
export function PageLink({ href = '', ...props }: ComponentProps<'a'>) {
  return (
    <a
      href={href}
      {...props}
      onClick={(event) => {
        props.onClick?.(event);
        const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
        if (!isPlain || !href.startsWith('/') || event.defaultPrevented) return;
        event.preventDefault();
        go(href);
      }}
    />
  );
}
