import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';

import { AppLink } from '../../theme/LinkProvider';
import {
  StyledContent,
  StyledItem,
  StyledLabel,
  StyledRadioItem,
  StyledSeparator,
  type MenuItemTone,
} from './Menu.styles';

export type MenuRootProps = ComponentProps<typeof RadixMenu.Root>;

/** Holds the state of a menu. Not modal by default, so the page still scrolls. Renders no element. */
export function Root({ modal = false, ...props }: MenuRootProps) {
  return <RadixMenu.Root modal={modal} {...props} />;
}

export type MenuTriggerProps = ComponentProps<typeof RadixMenu.Trigger>;

/** Opens the menu. Renders its only child, which must be a kit button. */
export function Trigger(props: MenuTriggerProps) {
  return <RadixMenu.Trigger asChild {...props} />;
}

export type MenuContentProps = ComponentProps<typeof RadixMenu.Content>;

/** The popup. Renders a `<div role="menu">` in a portal. */
export function Content({ align = 'end', ...props }: MenuContentProps) {
  return (
    <RadixMenu.Portal>
      <StyledContent align={align} sideOffset={6} collisionPadding={8} loop {...props} />
    </RadixMenu.Portal>
  );
}

export interface MenuItemProps extends ComponentProps<typeof RadixMenu.Item> {
  /** Use `danger` for irreversible actions. @default 'neutral' */
  tone?: MenuItemTone;
}

/** An action with an optional leading icon. Renders a `<div role="menuitem">`. */
export function Item({ tone = 'neutral', ...props }: MenuItemProps) {
  return <StyledItem $tone={tone} {...props} />;
}

export interface MenuLinkItemProps extends ComponentProps<'a'> {
  /** URL of the link. */
  href: string;
}

/** A link in a menu. Renders the application's link component with `role="menuitem"`. */
export function LinkItem(props: MenuLinkItemProps) {
  return (
    <StyledItem asChild $tone="neutral">
      <AppLink {...props} />
    </StyledItem>
  );
}

export interface MenuRadioGroupProps extends ComponentProps<typeof RadixMenu.RadioGroup> {
  /** Visible label of the group. */
  label: string;
}

/** A group of mutually exclusive items. Renders a `<div role="group">`. */
export function RadioGroup({ label, children, ...props }: MenuRadioGroupProps) {
  return (
    <RadixMenu.RadioGroup aria-label={label} {...props}>
      <StyledLabel aria-hidden>{label}</StyledLabel>
      {children}
    </RadixMenu.RadioGroup>
  );
}

/** An item of a `RadioGroup`, with a check mark when selected. Renders a `<div role="menuitemradio">`. */
export function RadioItem({ children, ...props }: ComponentProps<typeof RadixMenu.RadioItem>) {
  return (
    <StyledRadioItem $tone="neutral" {...props}>
      {children}
      <RadixMenu.ItemIndicator asChild>
        <Check aria-hidden />
      </RadixMenu.ItemIndicator>
    </StyledRadioItem>
  );
}

/** A line between groups. Renders a `<div role="separator">`. */
export function Separator(props: ComponentProps<typeof RadixMenu.Separator>) {
  return <StyledSeparator {...props} />;
}

/** A heading in a menu. Renders a `<div>`. */
export function Label(props: ComponentProps<typeof RadixMenu.Label>) {
  return <StyledLabel {...props} />;
}
