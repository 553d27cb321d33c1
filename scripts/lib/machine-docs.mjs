import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import ts from 'typescript';

export function readMachineDocs(path) {
  const source = parse(path);
  const name = basename(path, '.ts');
  const machine = variableNamed(source, name);
  const options = propertiesOf(findCall(machine, 'setup').arguments[0]);
  const types = propertiesOf(options.types.initializer);
  const unionOf = (key) => (types[key] ? membersOf(source, types[key].initializer.type, '') : []);
  const docs = {
    name,
    summary: docOf(machine.parent.parent),
    input: types.input ? fieldsOf(resolved(source, types.input.initializer.type)) : [],
    events: unionOf('events'),
    emitted: unionOf('emitted'),
    actors: Object.entries(options.actors ? propertiesOf(options.actors.initializer) : {}).map(actorOf),
  };
  const silent = [docs, ...docs.input, ...docs.events, ...docs.emitted, ...docs.actors].find(
    ({ doc, summary }) => !(doc ?? summary),
  );
  if (silent) throw new Error(`${path}: "${silent.name}" has no docstring. Add one.`);
  return docs;
}

function parse(path) {
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
}

function membersOf(source, type, inherited) {
  if (ts.isUnionTypeNode(type)) {
    return type.types.flatMap((member) => membersOf(source, member, docBefore(member) || inherited));
  }
  if (ts.isTypeReferenceNode(type)) {
    const found = declarationOf(source, type.typeName.getText());
    const file = found.getSourceFile();
    const doc = inherited || docOf(found);
    return ts.isInterfaceDeclaration(found)
      ? [eventOf(found.members, doc, argumentsOf(type, found))]
      : membersOf(file, found.type, ts.isUnionTypeNode(found.type) ? '' : doc);
  }
  return [eventOf(type.members, inherited)];
}

/**
 * @param {ts.TypeReferenceNode} type
 * @param {ts.InterfaceDeclaration} declaration
 */
const argumentsOf = ({ typeArguments }, { typeParameters }) =>
  Object.fromEntries(
    (typeParameters ?? []).map(({ name }, index) => [name.text, typeArguments?.[index]?.getText()]),
  );

function eventOf(members, doc, given = {}) {
  const [type, ...fields] = members;
  return {
    name: type.type.literal.text,
    doc,
    fields: fields.map(fieldOf).map((field) => ({ ...field, type: given[field.type] ?? field.type })),
  };
}

function resolved(source, type) {
  return ts.isTypeReferenceNode(type) ? declarationOf(source, type.typeName.getText()) : type;
}

const fieldsOf = ({ members }) => members.map(fieldOf);

const fieldOf = (member) => ({
  name: `${member.name.text}${member.questionToken ? '?' : ''}`,
  type: oneLine(member.type.getText()),
  doc: docOf(member),
});

/** Reads `fromPromise<Answer, Input>` and `fromCallback<Received, Input>`. */
function actorOf([name, property]) {
  const { expression, typeArguments = [] } = property.initializer;
  const [first, input] = typeArguments.map((type) => oneLine(type.getText()));
  return { name, kind: expression.text, first, input, doc: docOf(property) };
}

/**
 * @param {ts.SourceFile} source
 * @param {string} name
 */
function declarationOf(source, name) {
  for (const statement of source.statements) {
    const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
    if (isType && statement.name.text === name) return statement;
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const path = statement.moduleSpecifier.text;
    const bindings = statement.importClause?.namedBindings;
    if (!path.startsWith('.') || !bindings || !ts.isNamedImports(bindings)) continue;
    if (bindings.elements.some((element) => element.name.text === name)) {
      return declarationOf(parse(join(dirname(source.fileName), `${path}.ts`)), name);
    }
  }
  throw new Error(`${source.fileName}: no type "${name}" was found there.`);
}

function variableNamed(source, name) {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find(
      (declaration) => ts.isIdentifier(declaration.name) && declaration.name.text === name,
    );
    if (found) return found;
  }
  throw new Error(`${source.fileName}: no "${name}" was found there.`);
}

function findCall(node, name) {
  if (ts.isCallExpression(node) && node.expression.getText() === name) return node;
  return ts.forEachChild(node, (child) => findCall(child, name));
}

function propertiesOf(literal) {
  const object = ts.isAsExpression(literal) ? literal.expression : literal;
  return Object.fromEntries(object.properties.map((property) => [property.name.text, property]));
}

const oneLine = (text) => text.replace(/\s+/g, ' ');

function docOf(node) {
  const [last] = ts.getJSDocCommentsAndTags(node).slice(-1);
  return last ? textOf(last.getText()) : '';
}

/** Returns the docstring before the `|` of a union member. */
function docBefore(member) {
  const before = member.getSourceFile().text.slice(0, member.getStart());
  return textOf(/\/\*\*((?:(?!\*\/).)*)\*\/\s*\|?\s*$/s.exec(before)?.[0] ?? '');
}

const textOf = (comment) =>
  comment
    .replace(/^\/\*\*|\*\/[\s|]*$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join('\n')
    .trim();
