/**
 * Returns every statement of `markdown`, in order. A statement is a sentence of a paragraph or bullet, or a table
 * row. A heading inside a section counts if it names a place in brackets: "Navigation bar (every page)". Table heads
 * and lines that end in a colon do not count. Numbers are the section, a dot and the position in it. Text before the
 * first section is section 0.
 */
export function statementsOf(markdown) {
  const statements = [];
  let section = { number: '0', title: 'Introduction' };
  let part;
  let place = 0;
  const add = (text) => {
    place += 1;
    statements.push({ number: `${section.number}.${place}`, section, part, text });
  };

  const lines = markdown.split('\n');
  for (const [index, line] of lines.entries()) {
    const [, number, title] = /^## (\d+)\. (.+)$/.exec(line) ?? [];
    if (number && title) {
      section = { number, title };
      part = undefined;
      place = 0;
    } else if (line.startsWith('### ')) {
      part = undefined;
      if (line.endsWith(')')) add(line.slice(4));
      part = line.slice(4);
    } else if (line.startsWith('|')) {
      if (isDivider(line) || isDivider(lines[index + 1] ?? '')) continue;
      add(cellsOf(line).join(' | '));
    } else if (!line.startsWith('#') && line.trim() !== '' && !line.trimEnd().endsWith(':')) {
      sentencesOf(line.replace(/^\s*- /, '')).forEach(add);
    }
  }
  return statements;
}

const isDivider = (line) => /^\|[\s|:-]+\|$/.test(line);

const cellsOf = (row) =>
  row
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/**
 * Splits `text` into sentences. A sentence ends at `.`, `?` or `!` before a capital, a digit or a quotation, but not
 * inside brackets or quotations. Final punctuation inside a quotation also ends the sentence.
 */
export function sentencesOf(text) {
  const sentences = [];
  let start = 0;
  let isQuoted = false;
  let brackets = 0;
  for (let at = 0; at < text.length; at += 1) {
    const [before, letter, after] = [text[at - 1] ?? ' ', text[at], text[at + 1] ?? ' '];
    if (letter === "'" && !isQuoted && /[\s(]/.test(before) && !/\s/.test(after)) isQuoted = true;
    else if (letter === "'" && isQuoted && /[\s.,;:)!?]/.test(after)) isQuoted = false;
    else if (letter === '(' && !isQuoted) brackets += 1;
    else if (letter === ')' && !isQuoted) brackets -= 1;

    const isEnd = /[.!?]/.test(letter) || (letter === "'" && /[.!?]/.test(before));
    if (isEnd && !isQuoted && brackets === 0 && /^\s+['A-Z\d]/.test(text.slice(at + 1))) {
      sentences.push(text.slice(start, at + 1).trim());
      start = at + 1;
    }
  }
  return [...sentences, text.slice(start).trim()].filter((sentence) => sentence !== '');
}
