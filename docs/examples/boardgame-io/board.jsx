// A board of boardgame.io's React client for Snails; with the box of another game it is one for that.
import { snailsBox as box } from 'gastropodia/snails';

const { game, words, story, pictures } = box;
const locale = 'en';

export function Board({ G, ctx, moves, playerID }) {
  if (G.phase === 'waiting') return <Button onClick={() => moves.begin()}>Deal</Button>;
  if (G.phase === 'foreign') return <p>This match was begun with other rules.</p>;
  const { view, told, refused } = G;
  const telling = { locale, names: words.names(view) };
  const decision = game.pending(view).find(({ seat }) => String(seat) === playerID);
  const asked = decision ? words.question(decision, view, telling) : 'Somebody else decides.';
  const sentences = told.flatMap(({ events }) =>
    events.map((event) => story.tell(event, locale, telling.names)?.sentence),
  );
  return (
    <main>
      <figure dangerouslySetInnerHTML={{ __html: pictures.table(story.look(view), { locale }) }} />
      <p aria-live="polite">{ctx.gameover ? words.outcome(ctx.gameover, locale, telling.names) : asked}</p>
      {refused && (
        <p role="alert">{refused.code === 'undo/too-far' ? 'No further back.' : game.explain(refused, locale)}</p>
      )}
      <nav>
        {[...game.legalActions(view)].map((action) => (
          <Button key={JSON.stringify(action)} onClick={() => moves.act(action)}>
            {words.action(action, view, telling)}
          </Button>
        ))}
        {decision && <Button onClick={() => moves.takeBack()}>Back</Button>}
      </nav>
      <p>{sentences.join(' ')}</p>
    </main>
  );
}

function Button(props) {
  return <button type="button" {...props} />;
}
