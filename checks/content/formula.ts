/** A formula's value, and the names it used. */
export type Evaluated = { value: number; used: Set<string> };

/**
 * Works out a formula of numbers, named inputs, + - * / ** and parentheses: a parser of its own, because content
 * must never run as code. `**` binds tightest and from the right, also before a sign: -2 ** 2 is -4.
 * @throws Error for anything else, an unknown name, or a result that is no finite number.
 */
export function evaluate(formula: string, inputs: Record<string, number>): Evaluated {
  const tokens = tokensOf(formula);
  const used = new Set<string>();
  let next = 0;

  const take = (...wanted: string[]): string | undefined =>
    wanted.includes(tokens[next] ?? '') ? tokens[next++] : undefined;

  function sum(): number {
    let value = product();
    for (let sign = take('+', '-'); sign; sign = take('+', '-'))
      value = sign === '+' ? value + product() : value - product();
    return value;
  }

  function product(): number {
    let value = signed();
    for (let sign = take('*', '/'); sign; sign = take('*', '/'))
      value = sign === '*' ? value * signed() : value / signed();
    return value;
  }

  function signed(): number {
    return take('-') ? -signed() : power();
  }

  function power(): number {
    const base = single();
    return take('**') ? base ** signed() : base;
  }

  function single(): number {
    const token = tokens[next++];
    if (token === '(') {
      const value = sum();
      if (!take(')')) throw new Error(`"${formula}" lacks a closing parenthesis`);
      return value;
    }
    if (token !== undefined && /^[\d.]/.test(token)) return Number(token);
    if (token === undefined || !/^[a-z_]/.test(token))
      throw new Error(`"${formula}" has ${token ?? 'nothing'} where a number should be`);
    if (!Object.hasOwn(inputs, token)) throw new Error(`"${formula}" names ${token}, which is no input`);
    used.add(token);
    return inputs[token]!;
  }

  const value = sum();
  if (next < tokens.length) throw new Error(`"${formula}" has ${tokens[next]} where it should end`);
  if (!Number.isFinite(value)) throw new Error(`"${formula}" has no finite value`);
  return { value, used };
}

function tokensOf(formula: string): string[] {
  const tokens = formula.match(/\d+(?:\.\d+)?|[a-z_]+|\*\*|[-+*/()]|\S/g) ?? [];
  const strange = tokens.find((token) => !/^(?:\d|[a-z_]|\*\*$|[-+*/()]$)/.test(token));
  if (strange) throw new Error(`"${formula}" holds ${strange}, which no formula may`);
  return tokens;
}
