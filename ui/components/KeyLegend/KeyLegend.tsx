import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

const StyledLegend = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[4]};
  margin: 0;
  font-size: ${({ theme }) => theme.fontSize[13]};
  color: ${({ theme }) => theme.color['text.muted']};

  /* There are no keys on a phone. */
  @media ${({ theme }) => theme.breakpoint.coarsePointer} {
    display: none;
  }
`;

const StyledPair = styled.div`
  display: flex;
  flex-direction: row-reverse;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};

  > dd {
    display: flex;
    gap: ${({ theme }) => theme.space[1]};
    margin: 0;
  }

  kbd {
    min-inline-size: 22px;
    padding: 1px 6px;
    border: 1px solid ${({ theme }) => theme.color.border};
    border-radius: 4px;
    background: ${({ theme }) => theme.color.surface};
    font: inherit;
    text-align: center;
    color: ${({ theme }) => theme.color.text};
  }
`;

export interface KeyLabel {
  /** Labels of the keys, such as `J` and `K`. */
  keys: readonly string[];
  /** Their action. Unique within the legend. */
  label: ReactNode;
}

export interface KeyLegendProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Accessible name. */
  'aria-label': string;
  /** The keys, in display order. */
  items: readonly KeyLabel[];
}

/** A legend of keyboard shortcuts. Hidden on touch screens. Renders a `<dl>`. */
export function KeyLegend({ items, ...props }: KeyLegendProps) {
  return (
    <StyledLegend {...props}>
      {items.map(({ keys, label }) => (
        <StyledPair key={keys.join(' ')}>
          <dt>{label}</dt>
          <dd>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dd>
        </StyledPair>
      ))}
    </StyledLegend>
  );
}
