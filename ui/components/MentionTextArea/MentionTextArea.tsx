import { useId, useImperativeHandle, useLayoutEffect, useRef, type KeyboardEvent } from 'react';

import { composeHandlers } from '../../hooks/composeHandlers';
import { useMessages } from '../../theme/MessagesProvider';
import { Avatar } from '../Avatar';
import { TextArea, type TextAreaProps } from '../TextArea';
import { VisuallyHidden } from '../VisuallyHidden';
import { caretPosition } from './caretPosition';
import { StyledList, StyledMentionTextArea, StyledOption, StyledWaiting } from './MentionTextArea.styles';
import { pictureOf, useMention, type MentionSearch } from './useMention';

export interface MentionTextAreaProps extends Omit<TextAreaProps, 'value' | 'defaultValue'> {
  /** The text; a mention is `@[display](id)`. The reader sees `@display`. */
  value: string;
  /** Called with the new text, mentions as markup. */
  onValueChange?: (markup: string) => void;
  /** Finds people while `@name` is written; called with what stands after `@`, never empty. */
  search: MentionSearch;
}

/** Distance of the list from its line, and from the edges of the text, in px. */
const GAP = 4;

/**
 * Text in which people are mentioned: while one writes `@name` a list offers them. Arrow
 * keys go round, Enter and Tab choose, Escape closes. `ref` and the other props reach the `<textarea>`.
 * It stays a text box for assistive technology (a `<textarea>` may not be a combobox): the focused
 * suggestion is its active descendant and the number of suggestions is announced.
 */
export function MentionTextArea({
  value,
  onValueChange,
  search,
  ref,
  onChange,
  onSelect,
  onKeyDown,
  onBlur,
  ...props
}: MentionTextAreaProps) {
  const messages = useMessages();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const nextCaret = useRef<number>(undefined);
  const { snapshot, send, actor } = useMention(value, onValueChange, search);
  const { model, suggestions, focused, trigger } = snapshot.context;
  const isOpen = snapshot.matches('open');
  const hasSuggestions = isOpen && suggestions.length > 0;
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => area.current);

  useLayoutEffect(() => {
    const subscription = actor.on('*', ({ caret }) => {
      nextCaret.current = caret;
    });
    return () => subscription.unsubscribe();
  }, [actor]);

  useLayoutEffect(() => {
    if (nextCaret.current === undefined) return;
    // After a blur, placing the caret would take the focus back.
    if (document.activeElement === area.current) {
      area.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    }
    nextCaret.current = undefined;
  });

  useLayoutEffect(() => {
    if (!isOpen) return;
    const place = () => {
      if (area.current && list.current) placeList(list.current, area.current, trigger?.start ?? 0);
    };
    place();
    // A device is turned, or its keyboard comes up.
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [isOpen, trigger?.start, suggestions]);

  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || !isOpen) return;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    if (event.key === 'Escape') {
      // Closes the list, and not what the text stands in.
      event.preventDefault();
      event.stopPropagation();
      send({ type: 'list.dismissed' });
    } else if (isPlain && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      // Also while the first suggestions are awaited: the caret must not run away from the @.
      event.preventDefault();
      send({ type: 'focus.moved', step: event.key === 'ArrowDown' ? 1 : -1 });
    } else if (isPlain && (event.key === 'Enter' || (event.key === 'Tab' && hasSuggestions))) {
      // The machine keeps an Enter that comes before the first suggestions.
      event.preventDefault();
      send({ type: 'suggestion.chosen' });
    }
  };

  return (
    <StyledMentionTextArea>
      <TextArea
        dir="auto"
        {...props}
        ref={area}
        value={model.text}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={hasSuggestions ? `${id}-${focused}` : undefined}
        onChange={composeHandlers(onChange, ({ target }) =>
          send({ type: 'text.changed', text: target.value, caret: target.selectionEnd }),
        )}
        onSelect={composeHandlers(onSelect, ({ currentTarget }) =>
          send({ type: 'caret.moved', caret: currentTarget.selectionEnd }),
        )}
        onKeyDown={composeHandlers(onKeyDown, handleKey)}
        onBlur={composeHandlers(onBlur, () => send({ type: 'list.dismissed' }))}
      />
      {isOpen ? (
        <StyledList
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={messages.mention.suggestions}
          aria-busy={!hasSuggestions}
          // A press must not take the focus out of the text.
          onMouseDown={(event) => event.preventDefault()}
        >
          {hasSuggestions ? (
            suggestions.map((choice, index) => (
              <StyledOption
                key={choice.id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === focused}
                onClick={() => send({ type: 'suggestion.chosen', index })}
                ref={(option: HTMLDivElement | null) => {
                  if (index === focused) option?.scrollIntoView({ block: 'nearest' });
                }}
              >
                <Avatar name={choice.display} src={pictureOf(choice)} size={20} />
                <span dir="auto">{choice.display}</span>
                {choice.username && choice.username !== choice.display ? (
                  <small dir="auto">@{choice.username}</small>
                ) : null}
              </StyledOption>
            ))
          ) : (
            <StyledWaiting role="option" aria-selected={false} aria-disabled>
              {messages.mention.loading}
            </StyledWaiting>
          )}
        </StyledList>
      ) : null}
      <VisuallyHidden role="status">
        {hasSuggestions ? messages.mention.found(suggestions.length) : ''}
      </VisuallyHidden>
    </StyledMentionTextArea>
  );
}

/** Puts the list under the line of the `@`, or above it where there is no room below. */
function placeList(list: HTMLElement, area: HTMLTextAreaElement, index: number) {
  const frame = list.offsetParent?.getBoundingClientRect();
  if (!frame) return;
  const box = area.getBoundingClientRect();
  const caret = caretPosition(area, index);
  const line = box.top + Math.min(Math.max(caret.top, 0), box.height - caret.height);
  const left = Math.min(box.left + caret.left, box.right - list.offsetWidth) - frame.left;
  const hasRoomBelow = line + caret.height + GAP + list.offsetHeight <= window.innerHeight;
  const top = hasRoomBelow ? line + caret.height + GAP : line - GAP - list.offsetHeight;
  list.style.left = `${Math.max(left, 0)}px`;
  list.style.top = `${top - frame.top}px`;
}
