import ts from 'typescript';
import { idsIn } from './rulebook.ts';

/** A member of a union of things that differ by a name: an event, a refusal. */
export interface Member {
  readonly name: string;
  /** The rules that its type or the comment on it names. */
  readonly rules: readonly string[];
  readonly comment: string;
  /** What it says beside its name. */
  readonly fields: readonly { readonly name: string; readonly type: string }[];
}

/** What a game says, from the types that its box is made with. */
export interface SaidTypes {
  readonly events: readonly Member[];
  readonly refusals: readonly Member[];
}

/** The types of the box that a file exports: `snailsBox` is a `Box<SnailsTypes, Look>`. */
export function saidTypesOf(programs: readonly ts.Program[], file: string): SaidTypes | undefined {
  for (const program of programs) {
    const source = program.getSourceFiles().find(({ fileName }) => fileName.endsWith(file));
    const checker = program.getTypeChecker();
    const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
    const exported =
      module === undefined ? [] : checker.getExportsOfModule(module).map((each) => resolved(checker, each));
    const boxes = exported
      .filter(({ flags }) => (flags & ts.SymbolFlags.Variable) !== 0)
      .map((each) => checker.getTypeOfSymbol(each));
    const box = boxes.find((type) => type.symbol?.name === 'Box');
    const [types] = box === undefined ? [] : checker.getTypeArguments(box as ts.TypeReference);
    if (types === undefined) continue;
    const union = (property: string, key: string): readonly Member[] => {
      const symbol = checker.getPropertyOfType(types, property);
      return symbol === undefined ? [] : membersOf(checker, checker.getTypeOfSymbol(symbol), key);
    };
    return { events: union('Event', 'type'), refusals: union('Why', 'code') };
  }
  return undefined;
}

const resolved = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);

function membersOf(checker: ts.TypeChecker, union: ts.Type, key: string): readonly Member[] {
  const found = new Map<string, Member>();
  const written = (type: ts.Type): string => checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  for (const type of union.isUnion() ? union.types : [union]) {
    const properties = checker.getPropertiesOfType(type);
    const typeOf = (name: string): ts.Type | undefined => {
      const symbol = properties.find((each) => each.name === name);
      return symbol === undefined ? undefined : checker.getTypeOfSymbol(symbol);
    };
    const comment = commentOn(type);
    const rules = idsIn(`${written(typeOf('rule') ?? checker.getAnyType())} ${comment}`);
    const facts = typeOf('facts');
    const told = facts === undefined ? properties : checker.getPropertiesOfType(facts);
    const fields = told
      .filter(({ name }) => ![key, 'rule', 'reveals'].includes(name))
      .map((symbol) => ({ name: symbol.name, type: shortened(written(checker.getTypeOfSymbol(symbol))) }));
    for (const name of literalsOf(typeOf(key))) {
      const before = found.get(name);
      const all = [...new Set([...(before?.rules ?? []), ...rules])];
      found.set(name, { name, rules: all, comment: before?.comment || comment, fields: before?.fields ?? fields });
    }
  }
  return [...found.values()];
}

function literalsOf(type: ts.Type | undefined): readonly string[] {
  if (type === undefined) return [];
  return (type.isUnion() ? type.types : [type]).flatMap((each) => (each.isStringLiteral() ? [each.value] : []));
}

const shortened = (type: string): string => type.replaceAll('readonly ', '').replace(/"/g, "'");

/** The comment before a member of a union, which stands before its bar. */
function commentOn(type: ts.Type): string {
  const node = type.aliasSymbol?.declarations?.[0] ?? type.symbol?.declarations?.[0];
  const parent = node?.parent;
  if (node === undefined || parent === undefined || !ts.isUnionTypeNode(parent) || !ts.isTypeNode(node)) return '';
  const nth = parent.types.indexOf(node);
  const from = nth === 0 ? parent.getFullStart() : (parent.types[nth - 1]?.getEnd() ?? node.getFullStart());
  const before = node.getSourceFile().text.slice(from, node.getStart());
  const [, comment = ''] = [...before.matchAll(/\/\*\*([\s\S]*?)\*\//g)].at(-1) ?? [];
  return comment.replace(/\s*\n\s*\* ?/g, ' ').trim();
}
