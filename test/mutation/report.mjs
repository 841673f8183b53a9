// What a run says: a table by file, and the mutants that no test noticed.

/** Killed of all, and of those that any test reaches, file by file. */
export function tableOf(mutants) {
  const paths = [...new Set(mutants.map(({ path }) => path))].sort();
  const folders = [...new Set(paths.map((path) => path.replace(/\/[^/]*$/, '/')))];
  const lines = [...paths, ...folders, ''].map((path) => {
    const here = mutants.filter((mutant) => mutant.path.startsWith(path) && mutant.reached !== undefined);
    const killed = here.filter(({ killer }) => killer !== undefined).length;
    const unreached = here.filter(({ reached }) => !reached).length;
    const score = ((100 * killed) / Math.max(1, here.length)).toFixed(1);
    const ofReached = ((100 * killed) / Math.max(1, here.length - unreached)).toFixed(1);
    return [path || 'all', here.length, killed, here.length - killed - unreached, unreached, score, ofReached];
  });
  const head = ['file', 'mutants', 'killed', 'survived', 'not reached', 'score %', '% of reached'];
  return [head, ...lines]
    .map(
      ([path, ...figures]) => String(path).padEnd(40) + figures.map((figure) => String(figure).padStart(12)).join(''),
    )
    .join('\n');
}

/** The mutants that survived, one a line. */
export function survivorsOf(mutants) {
  return mutants
    .filter(({ killer, reached }) => killer === undefined && reached !== undefined)
    .map(({ path, line, in: name, how, was, now, reached }) => {
      const place = `${path}:${line} ${name}${reached ? '' : ' (not reached)'}`;
      return `${place}: ${how}: ${short(was)} => ${short(now)}`;
    })
    .join('\n');
}

const short = (text) => text.replace(/\s+/g, ' ').slice(0, 110);
