import { conditionOf, withInnerStates } from '../../machines/docs/chart.ts';
import { mermaidOf } from '../../machines/docs/mermaid.ts';

export function machinePage(chart, { name, summary, input, events, emitted, actors }) {
  return [
    '<!-- Generated from the machine by `npm run generate`. Do not edit. -->',
    `# ${name}`,
    summary,
    ['```mermaid', mermaidOf(chart), '```'].join('\n'),
    'Guards are in brackets. Of several transitions for the same event, the first with a passing guard is taken.',
    ...section('Input', ['name', 'type', 'meaning'], input.map(rowOfField)),
    ...section('Events', ['event', 'payload', 'meaning'], events.map(rowOfEvent)),
    ...section('Emitted events', ['event', 'payload', 'meaning'], emitted.map(rowOfEvent)),
    ...section('Actors to provide', ['actor', 'logic', 'input', 'meaning'], actors.map(rowOfActor)),
    ...section('Transitions', ['state', 'on', 'target', 'actions'], transitionsOf(chart)),
  ]
    .join('\n\n')
    .concat('\n');
}

const code = (text) => `\`${text}\``;
const listOf = (names) => names.map(code).join(', ');
const inline = (text) => text.replace(/\s*\n\s*/g, ' ');

const rowOfField = ({ name, type, doc }) => [code(name), code(type), inline(doc)];

const rowOfEvent = ({ name, fields, doc }) => [
  code(name),
  fields.map((field) => code(`${field.name}: ${field.type}`)).join(', '),
  inline(doc),
];

const rowOfActor = ({ name, kind, first, input, doc }) => [
  code(name),
  code(first === undefined ? kind : `${kind}<${first}>`),
  input === undefined ? '' : code(input),
  inline(doc),
];

function transitionsOf(chart) {
  return withInnerStates(chart).flatMap(({ id, entry, transitions }) => [
    ...(entry.length > 0 ? [[code(id), 'entry', '', listOf(entry)]] : []),
    ...transitions.map((transition) => [
      code(id),
      conditionOf(transition).replace(/^\w+\.\w+/, code),
      listOf(transition.targets.map((target) => target.id)),
      listOf(transition.actions) || (transition.targets.length === 0 ? 'ignored' : ''),
    ]),
  ]);
}

function section(title, head, rows) {
  if (rows.length === 0) return [];
  const line = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [`## ${title}`, [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')];
}
