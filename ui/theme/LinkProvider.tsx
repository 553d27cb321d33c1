import {
  createContext,
  createElement,
  use,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';

/** A component that renders an `<a>` and accepts its props. */
export type LinkComponent = ComponentType<ComponentProps<'a'>>;

const PlainLink: LinkComponent = (props) => <a {...props} />;

const LinkContext = createContext<LinkComponent>(PlainLink);

export interface LinkProviderProps {
  link?: LinkComponent | undefined;
  children: ReactNode;
}

export function LinkProvider({ link = PlainLink, children }: LinkProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

export const useLinkComponent = () => use(LinkContext);

export function AppLink(props: ComponentProps<'a'>) {
  return createElement(use(LinkContext), props);
}
