import { useSyncExternalStore, type ComponentProps } from 'react';

const arrived = 'popstate';

/** Goes to a page of the site without loading it. */
export function go(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent(arrived));
  scrollTo(0, 0);
}

/** The path of the page that is shown. */
export function usePath(): string {
  return useSyncExternalStore(
    (listener) => {
      addEventListener(arrived, listener);
      return () => removeEventListener(arrived, listener);
    },
    () => location.pathname,
  );
}

/** Put under every link of the kit by `KitProvider`. A site with a router gives its router's link. */
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
