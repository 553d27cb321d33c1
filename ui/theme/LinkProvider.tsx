import {
  createContext,
  createElement,
  use,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';

/** A component that renders an `<a>` and takes its props. */
export type LinkComponent = ComponentType<ComponentProps<'a'>>;

const PlainLink: LinkComponent = (props) => <a {...props} />;

const LinkContext = createContext<LinkComponent>(PlainLink);

export interface LinkProviderProps {
  link?: LinkComponent | undefined;
  children: ReactNode;
}

/** Lets the application put its router's link under every link of the kit. */
export function LinkProvider({ link = PlainLink, children }: LinkProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** The link component of the nearest `LinkProvider`. */
export const useLinkComponent = () => use(LinkContext);

/** The link component of the nearest `LinkProvider`, to be written like any component. */
export function AppLink(props: ComponentProps<'a'>) {
  return createElement(use(LinkContext), props);
}
