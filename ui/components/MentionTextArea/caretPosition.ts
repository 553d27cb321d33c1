const copiedStyles = [
  'boxSizing',
  'direction',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'borderTopWidth',
  'borderRightWidth',
  'borderBottomWidth',
  'borderLeftWidth',
  'borderStyle',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'letterSpacing',
  'lineHeight',
  'textAlign',
  'tabSize',
] as const;

/**
 * Where the character at `index` of a text area is, in px from the text area's upper left corner. Browsers
 * do not tell, so the text is laid out once more in a box of the same shape.
 */
export function caretPosition(area: HTMLTextAreaElement, index: number) {
  const computed = getComputedStyle(area);
  const box = document.createElement('div');
  for (const name of copiedStyles) box.style[name] = computed[name];
  Object.assign(box.style, {
    position: 'absolute',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
    inlineSize: `${area.offsetWidth}px`,
  });
  box.textContent = area.value.slice(0, index);
  const character = document.createElement('span');
  character.textContent = area.value.slice(index, index + 1) || '.';
  box.append(character);
  document.body.append(box);
  const position = {
    left: character.offsetLeft,
    top: character.offsetTop - area.scrollTop,
    height: character.offsetHeight,
  };
  box.remove();
  return position;
}
