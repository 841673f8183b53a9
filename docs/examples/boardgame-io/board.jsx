// A board of boardgame.io's React client for Snails; with the box of another game it is one for that.
import { snailsBox as box } from 'gastropodia/snails';

const { game, words, story, pictures } = box;
const locale = 'en';
const isNarrow = () => globalThis.matchMedia?.('(max-width: 45rem)').matches;

export function Board({ G, ctx, moves, playerID }) {
  if (G.phase === 'waiting') return <Button onClick={() => moves.begin()}>Deal</Button>;
  if (G.phase === 'foreign') return <p>This match was begun with other rules.</p>;
  const { view, told, refused } = G;
  const telling = { locale, names: words.names(view) };
  const decision = game.pending(view).find(({ seat }) => String(seat) === playerID);
  const asked = decision ? words.question(decision, view, telling) : 'Somebody else decides.';
  const table = pictures.table(story.look(view), { locale, width: isNarrow() ? 'narrow' : 'wide' });
  const sentences = told.flatMap(({ seq, events }) =>
    events.flatMap((event, nth) => {
      const sentence = story.tell(event, { locale, names: telling.names })?.sentence;
      return sentence ? [<li key={`${seq} ${nth}`}>{sentence}</li>] : [];
    }),
  );
  return (
    <main>
      <figure dangerouslySetInnerHTML={{ __html: table }} />
      <section>
        <p aria-live="polite">{ctx.gameover ? words.outcome(ctx.gameover, { locale, names: telling.names }) : asked}</p>
        {refused && (
          <p role="alert">{refused.code === 'undo/too-far' ? 'No further back.' : game.explain(refused, { locale })}</p>
        )}
        <nav>
          {game.legalActions(view).map((action) => (
            <Button key={JSON.stringify(action)} onClick={() => moves.act(action)}>
              {words.action(action, view, telling)}
            </Button>
          ))}
          {decision && (
            <Button className="back" onClick={() => moves.takeBack()}>
              Back
            </Button>
          )}
        </nav>
      </section>
      <ol reversed>{sentences.reverse()}</ol>
    </main>
  );
}

function Button(props) {
  return <button type="button" {...props} />;
}
