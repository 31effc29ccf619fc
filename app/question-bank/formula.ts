/** A formula's value, and the names it used. */
export type Evaluated = { value: number; used: Set<string> };

type Inputs = Record<string, number>;
type Term = (inputs: Inputs) => number;
type Parsed = { term: Term; used: Set<string> };

/** Parsed once: sums with other numbers work the same formulas out thousands of times. */
const parsed = new Map<string, Parsed>();

/**
 * Works out a formula of numbers, named inputs, + - * / ** and parentheses: a parser of its own, because content
 * must never run as code. `**` binds tightest and from the right, also before a sign: -2 ** 2 is -4.
 * @throws Error for anything else, an unknown name, or a result that is no finite number.
 */
export function evaluate(formula: string, inputs: Inputs): Evaluated {
  const { term, used } = parsed.get(formula) ?? parse(formula);
  const value = term(inputs);
  if (!Number.isFinite(value)) throw new Error(`"${formula}" has no finite value`);
  return { value, used };
}

function parse(formula: string): Parsed {
  const tokens = tokensOf(formula);
  const used = new Set<string>();
  let next = 0;

  const take = (...wanted: string[]): string | undefined =>
    wanted.includes(tokens[next] ?? '') ? tokens[next++] : undefined;

  function sum(): Term {
    let term = product();
    for (let sign = take('+', '-'); sign; sign = take('+', '-')) {
      const [left, right] = [term, product()];
      term = sign === '+' ? (inputs) => left(inputs) + right(inputs) : (inputs) => left(inputs) - right(inputs);
    }
    return term;
  }

  function product(): Term {
    let term = signed();
    for (let sign = take('*', '/'); sign; sign = take('*', '/')) {
      const [left, right] = [term, signed()];
      term = sign === '*' ? (inputs) => left(inputs) * right(inputs) : (inputs) => left(inputs) / right(inputs);
    }
    return term;
  }

  function signed(): Term {
    if (!take('-')) return power();
    const term = signed();
    return (inputs) => -term(inputs);
  }

  function power(): Term {
    const base = single();
    if (!take('**')) return base;
    const exponent = signed();
    return (inputs) => base(inputs) ** exponent(inputs);
  }

  function single(): Term {
    const token = tokens[next++];
    if (token === '(') {
      const term = sum();
      if (!take(')')) throw new Error(`"${formula}" lacks a closing parenthesis`);
      return term;
    }
    if (token !== undefined && /^[\d.]/.test(token)) return () => Number(token);
    if (token === undefined || !/^[a-z_]/.test(token))
      throw new Error(`"${formula}" has ${token ?? 'nothing'} where a number should be`);
    used.add(token);
    return (inputs) => {
      if (!Object.hasOwn(inputs, token)) throw new Error(`"${formula}" names ${token}, which is no input`);
      return inputs[token]!;
    };
  }

  const term = sum();
  if (next < tokens.length) throw new Error(`"${formula}" has ${tokens[next]} where it should end`);
  parsed.set(formula, { term, used });
  return { term, used };
}

function tokensOf(formula: string): string[] {
  const tokens = formula.match(/\d+(?:\.\d+)?|[a-z_]+|\*\*|[-+*/()]|\S/g) ?? [];
  const strange = tokens.find((token) => !/^(?:\d|[a-z_]|\*\*$|[-+*/()]$)/.test(token));
  if (strange) throw new Error(`"${formula}" holds ${strange}, which no formula may`);
  return tokens;
}
