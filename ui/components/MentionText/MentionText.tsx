import { parseMentions } from '@alphazone/machines';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

import { parseLinks } from '../../forum/links';
import { userPath } from '../../forum/paths';
import { Link } from '../Link';

const StyledMentionText = styled.div`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;
`;

const StyledMention = styled(Link)`
  font-weight: ${({ theme }) => theme.fontWeight.medium};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

export interface MentionTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The text, with mentions as `@[display](id)`. */
  text: string;
}

/** User text: mentions and URLs become links, and line breaks are kept. Renders a `<div>`. */
export function MentionText({ text, ...props }: MentionTextProps) {
  return (
    <StyledMentionText dir="auto" {...props}>
      {parseMentions(text).map((part, index) =>
        part.type === 'mention' ? (
          <StyledMention key={index} href={userPath(part.id)}>
            @{part.display}
          </StyledMention>
        ) : (
          <PlainText key={index} text={part.text} />
        ),
      )}
    </StyledMentionText>
  );
}

function PlainText({ text }: { text: string }) {
  return parseLinks(text).map((part, index) =>
    part.kind === 'link' ? (
      <Link key={index} href={part.href} isExternal>
        {part.text}
      </Link>
    ) : (
      part.text
    ),
  );
}
