import { useId, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';

const StyledSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${({ theme }) => theme.space[3]};
  max-inline-size: 560px;
  padding-block-start: ${({ theme }) => theme.space[6]};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};

  > :is(form, ul) {
    inline-size: 100%;
  }

  /* A page's heading ends in a hairline already. */
  header + * > &:first-child {
    padding: 0;
    border: 0;
  }
`;

const StyledTitle = styled.h2`
  font-size: ${({ theme }) => theme.fontSize[16]};
`;

const StyledDescription = styled.p`
  margin-block-start: ${({ theme }) => theme.space[1]};
  font-size: ${({ theme }) => theme.fontSize[14]};
  line-height: ${({ theme }) => theme.lineHeight.normal};
  color: ${({ theme }) => theme.color['text.muted']};
`;

export interface SettingsSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading and accessible name. */
  title: ReactNode;
  /** What the setting does. */
  description?: ReactNode;
  /** The controls: a button or a small form. */
  children: ReactNode;
}

/** A titled group of settings. Renders a `<section>`. */
export function SettingsSection({ title, description, children, ...props }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <StyledSection aria-labelledby={titleId} {...props}>
      <div>
        <StyledTitle id={titleId}>{title}</StyledTitle>
        {description && <StyledDescription>{description}</StyledDescription>}
      </div>
      {children}
    </StyledSection>
  );
}
