import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import { useDeferredValue, type ComponentProps, type ReactNode } from 'react';

import { TriggerAnchor } from '../../hooks/TriggerAnchor';
import { useCloseRequests } from '../../hooks/useCloseRequests';
import { AppLink } from '../../theme/LinkProvider';
import {
  StyledContent,
  StyledItem,
  StyledLabel,
  StyledRadioItem,
  StyledSeparator,
  type MenuItemTone,
} from './Menu.styles';
import { useMenu, type MenuState } from './menuContext';

export function Label(props: ComponentProps<typeof RadixMenu.Label>) {
  return <StyledLabel {...props} />;
}

export function Separator(props: ComponentProps<typeof RadixMenu.Separator>) {
  return <StyledSeparator {...props} />;
}

/** Renders the Radix menu beside the existing trigger. */
export function PopupRoot({ children }: { children: ReactNode }) {
  const { isOpen, setOpen, isModal, dir, trigger } = useMenu();
  useCloseRequests(isOpen, () => setOpen(false));
  // Paints the pressed trigger first.
  const isShown = useDeferredValue(isOpen);
  const open = isOpen && isShown;
  return (
    <RadixMenu.Root open={open} onOpenChange={(next) => setOpen(next)} modal={isModal} {...(dir && { dir })}>
      <RadixMenu.Trigger asChild>
        <TriggerAnchor trigger={trigger} />
      </RadixMenu.Trigger>
      {/* A new portal with its container renders in slices. Otherwise Radix mounts the menu in one long task. */}
      <RadixMenu.Portal key={String(open)} container={document.body}>
        {children}
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

/** Props of the popup's element. Focuses the first item after a key press, which Radix has missed. */
export const popupProps = ({ contentId, trigger, isByKey }: MenuState) => ({
  id: contentId,
  'aria-labelledby': trigger.current?.id,
  onEntryFocus: (event: Event) => {
    if (!isByKey.current || !(event.currentTarget instanceof HTMLElement)) return;
    event.preventDefault();
    event.currentTarget
      .querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')
      ?.focus({ preventScroll: true });
  },
});

export type MenuContentProps = ComponentProps<typeof RadixMenu.Content>;

export function Popup({ align = 'end', ...props }: MenuContentProps) {
  const menu = useMenu();
  return (
    <PopupRoot>
      <StyledContent
        align={align}
        sideOffset={6}
        collisionPadding={8}
        loop
        {...popupProps(menu)}
        {...props}
      />
    </PopupRoot>
  );
}

export interface MenuItemProps extends ComponentProps<typeof RadixMenu.Item> {
  /** Use `danger` for irreversible actions. @default 'neutral' */
  tone?: MenuItemTone;
}

export function Item({ tone = 'neutral', ...props }: MenuItemProps) {
  return <StyledItem $tone={tone} {...props} />;
}

export interface MenuLinkItemProps extends ComponentProps<'a'> {
  /** URL of the link. */
  href: string;
}

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

export function RadioGroup({ label, children, ...props }: MenuRadioGroupProps) {
  return (
    <RadixMenu.RadioGroup aria-label={label} {...props}>
      <StyledLabel aria-hidden>{label}</StyledLabel>
      {children}
    </RadixMenu.RadioGroup>
  );
}

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
