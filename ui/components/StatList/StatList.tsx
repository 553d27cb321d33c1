import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

const StyledStats = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(7.25rem, 28%), 1fr));
  gap: ${({ theme }) => theme.space[4]};
  padding-block: ${({ theme }) => theme.space[4]};
  border-block: 1px solid ${({ theme }) => theme.color.border};
`;

const StyledStat = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: 2px;
  min-inline-size: 0;

  > dt {
    font-size: ${({ theme }) => theme.fontSize[13]};
    line-height: ${({ theme }) => theme.lineHeight.tight};
    color: ${({ theme }) => theme.color['text.muted']};
  }

  > dd {
    overflow-wrap: anywhere;
    font-size: ${({ theme }) => theme.fontSize[18]};
    font-weight: ${({ theme }) => theme.fontWeight.semibold};
    font-variant-numeric: tabular-nums;
    line-height: ${({ theme }) => theme.lineHeight.tight};
  }

  > dd time {
    white-space: normal;
  }
`;

export interface Stat {
  /** Unique within the list. */
  label: string;
  value: ReactNode;
}

export interface StatListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The statistics, in display order. */
  stats: readonly Stat[];
}

/** Labelled values. Renders a `<dl>`, or nothing without values. */
export function StatList({ stats, ...props }: StatListProps) {
  if (stats.length === 0) {
    return null;
  }
  return (
    <StyledStats {...props}>
      {stats.map(({ label, value }) => (
        <StyledStat key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </StyledStat>
      ))}
    </StyledStats>
  );
}
