import { ChevronDown } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';

import { StyledBody, StyledButton, StyledHeading, StyledItem, StyledMeta } from './QueueItem.styles';

export interface QueueItemProps extends Omit<ComponentProps<'article'>, 'title' | 'onToggle'> {
  /** Heading and accessible name. */
  title: ReactNode;
  /** A line below the heading, such as author, zone and age. */
  meta?: ReactNode;
  /** Whether the content is shown. */
  isOpen: boolean;
  /** Called when the user opens or closes it. */
  onToggle: () => void;
  /** The content and its actions. Rendered only while open. */
  children: ReactNode;
}

/** An entry of a work list, which expands in place. Renders an `<article>`. */
export function QueueItem({ title, meta, isOpen, onToggle, children, ...props }: QueueItemProps) {
  const id = useId();
  return (
    <StyledItem aria-labelledby={`${id}-title`} {...props}>
      <StyledHeading>
        <StyledButton
          type="button"
          id={`${id}-title`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-body` : undefined}
          onClick={onToggle}
        >
          <span>{title}</span>
          <ChevronDown aria-hidden />
        </StyledButton>
      </StyledHeading>
      {meta && <StyledMeta>{meta}</StyledMeta>}
      {isOpen && <StyledBody id={`${id}-body`}>{children}</StyledBody>}
    </StyledItem>
  );
}
