import fc from 'fast-check';
import { LOCALES, type Locale } from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { defaultPack } from '../../../src/games/snails/cards/pack/pack.ts';
import { RED } from '../../../src/games/snails/cards/pack/red.ts';
import {
  type Automatic,
  aim,
  BASIC_ACTIONS,
  burst,
  type Card,
  type Deck,
  damage,
  damageTile,
  destroyTile,
  dig,
  discard,
  draw,
  type Effect,
  enterShell,
  exchangePlaces,
  field,
  goThere,
  heal,
  leaveShell,
  may,
  move,
  on,
  others,
  placeHere,
  player,
  push,
  pushEvenShells,
  put,
  removeTile,
  scatter,
  self,
  snail,
  swap,
  type Target,
  takeBack,
} from '../../../src/games/snails/cards/vocabulary.ts';
import { describeAction, describeCard } from '../../../src/games/snails/text/describe.ts';
import { cardName, wordsIn } from '../../../src/games/snails/text/name-of.ts';
import { effort } from '../../kit/effort.ts';
import { packs } from '../cards/packs.ts';

const CARDS = Object.values<Deck>({ ...defaultPack }).flatMap((deck) => Object.entries(deck));

const plain = (target: Target | undefined, ...effects: readonly Effect[]): Card => {
  const does: Automatic = target === undefined ? { effects } : { target, effects };
  return { copies: 1, source: 'ours', ...does };
};

const said = (locale: Locale, target: Target | undefined, ...effects: readonly Effect[]): string =>
  describeCard(plain(target, ...effects), { locale });

describe('the review sheet', () => {
  test('what all cards and basic actions say, in three languages', async () => {
    const cards = CARDS.map(([id, card]) => {
      const names = LOCALES.map((locale) => cardName(id, { locale })).join(' · ');
      return [`${id} (${card.source}): ${names}`, ...LOCALES.map((locale) => `  ${describeCard(card, { locale })}`)];
    });
    const actions = BASIC_ACTIONS.map((action) => {
      const names = LOCALES.map((locale) => wordsIn(locale).actions[action]).join(' · ');
      return [`${action}: ${names}`, ...LOCALES.map((locale) => `  ${describeAction(action, { locale })}`)];
    });
    const sheet = [...actions, ...cards].map((lines) => `${lines.join('\n')}\n`).join('\n');

    await expect(sheet).toMatchFileSnapshot('./sentences.txt');
  });
});

/** Random packs, of some forty cards each. */
const PACKS = effort('PACKS', { test: 50, prove: 400 });

describe('cards of any pack', () => {
  test('every card has sentences in every language, and they are well formed', () => {
    fc.assert(
      fc.property(packs, (pack) => {
        for (const deck of Object.values<Deck>({ ...pack })) {
          for (const card of Object.values(deck)) {
            for (const locale of LOCALES) checkWellFormed(describeCard(card, { locale }));
          }
        }
      }),
      { numRuns: PACKS },
    );
  });

  test('every figure and every word of a card is heard: a card that differs in one is described in other words', () => {
    fc.assert(
      fc.property(packs, fc.constantFrom(...LOCALES), (pack, locale) => {
        for (const card of [...Object.values(pack.red), ...Object.values(pack.purple)]) {
          const sentence = describeCard(card, { locale });
          for (const other of variants(card)) {
            if (describeCard(other as Card, { locale }) !== sentence) continue;
            throw new Error(`${sentence}\n${JSON.stringify(card)}\n${JSON.stringify(other)}`);
          }
        }
      }),
      { numRuns: PACKS },
    );
  });
});

describe('targets', () => {
  test('every kind of range', () => {
    const ranges = [
      [0, 0],
      [1, 1],
      [0, 1],
      [0, 3],
      [2, 2],
      [1, 3],
    ] as const;
    const sentences = ranges.flatMap((range) =>
      LOCALES.flatMap((locale) => [
        said(locale, snail({ range }), draw(1)),
        said(locale, field({ range, sight: 'ignored' }), draw(1)),
      ]),
    );

    expect(sentences.map((sentence) => sentence.slice(0, sentence.indexOf('.') + 1))).toMatchInlineSnapshot(`
      [
        "Choose another snail on your field.",
        "The target is your own field.",
        "Wybierz innego ślimaka na swoim polu.",
        "Celem jest twoje pole.",
        "Wähle eine andere Schnecke auf deinem Feld.",
        "Das Ziel ist dein eigenes Feld.",
        "Choose another snail on an adjacent field, in sight.",
        "Choose an adjacent field, in sight or not.",
        "Wybierz innego ślimaka na sąsiednim polu, w linii wzroku.",
        "Wybierz sąsiednie pole, także poza linią wzroku.",
        "Wähle eine andere Schnecke auf einem Nachbarfeld, mit Sichtlinie.",
        "Wähle ein Nachbarfeld, auch ohne Sichtlinie.",
        "Choose another snail on your field or an adjacent one, in sight.",
        "Choose your field or an adjacent one, in sight or not.",
        "Wybierz innego ślimaka na swoim lub sąsiednim polu, w linii wzroku.",
        "Wybierz swoje lub sąsiednie pole, także poza linią wzroku.",
        "Wähle eine andere Schnecke auf deinem Feld oder einem Nachbarfeld, mit Sichtlinie.",
        "Wähle dein Feld oder ein Nachbarfeld, auch ohne Sichtlinie.",
        "Choose another snail on your field or up to 3 fields away, in sight.",
        "Choose your field or one up to 3 away, in sight or not.",
        "Wybierz innego ślimaka na swoim polu lub w odległości do 3 pól, w linii wzroku.",
        "Wybierz swoje pole lub pole w odległości do 3 pól, także poza linią wzroku.",
        "Wähle eine andere Schnecke auf deinem Feld oder im Abstand von bis zu 3 Feldern, mit Sichtlinie.",
        "Wähle dein Feld oder ein Feld im Abstand von bis zu 3 Feldern, auch ohne Sichtlinie.",
        "Choose another snail exactly 2 fields away, in sight.",
        "Choose a field exactly 2 away, in sight or not.",
        "Wybierz innego ślimaka w odległości dokładnie 2 pól, w linii wzroku.",
        "Wybierz pole w odległości dokładnie 2 pól, także poza linią wzroku.",
        "Wähle eine andere Schnecke im Abstand von genau 2 Feldern, mit Sichtlinie.",
        "Wähle ein Feld im Abstand von genau 2 Feldern, auch ohne Sichtlinie.",
        "Choose another snail 1–3 fields away, in sight.",
        "Choose a field 1–3 away, in sight or not.",
        "Wybierz innego ślimaka w odległości 1–3 pól, w linii wzroku.",
        "Wybierz pole w odległości 1–3 pól, także poza linią wzroku.",
        "Wähle eine andere Schnecke im Abstand von 1–3 Feldern, mit Sichtlinie.",
        "Wähle ein Feld im Abstand von 1–3 Feldern, auch ohne Sichtlinie.",
      ]
    `);
  });

  test('whose snails, in a shell or not, and the active snail', () => {
    const targets = [
      snail({ range: [0, 1], side: 'enemy', shells: 'within' }),
      snail({ range: [0, 1], side: 'friendly', shells: 'without' }),
      snail({ range: [0, 1], side: 'friendly', self: 'allowed' }),
      snail({ range: [0, 1], self: 'allowed', sight: 'ignored' }),
      burst({ range: [0, 2], side: 'friendly' }),
      burst({ range: [1, 2] }),
      player({ range: [0, 0] }),
      player({ range: [1, 2] }),
    ];
    const sentences = targets.flatMap((target) => LOCALES.map((locale) => said(locale, target, draw(1))));

    expect(sentences.map((sentence) => sentence.slice(0, sentence.indexOf('.') + 1))).toMatchInlineSnapshot(`
      [
        "Choose an enemy snail in a shell, on your field or an adjacent one, in sight.",
        "Wybierz wrogiego ślimaka w muszli na swoim lub sąsiednim polu, w linii wzroku.",
        "Wähle eine gegnerische Schnecke im Schneckenhaus auf deinem Feld oder einem Nachbarfeld, mit Sichtlinie.",
        "Choose another of your snails without a shell, on your field or an adjacent one, in sight.",
        "Wybierz innego swojego ślimaka bez muszli na swoim lub sąsiednim polu, w linii wzroku.",
        "Wähle eine andere eigene Schnecke ohne Schneckenhaus auf deinem Feld oder einem Nachbarfeld, mit Sichtlinie.",
        "Choose one of your snails on your field or an adjacent one, in sight (it may be your active snail).",
        "Wybierz swojego ślimaka na swoim lub sąsiednim polu, w linii wzroku (może to być twój aktywny ślimak).",
        "Wähle eine eigene Schnecke auf deinem Feld oder einem Nachbarfeld, mit Sichtlinie (auch deine aktive Schnecke).",
        "Choose a snail on your field or an adjacent one, in sight or not (it may be your active snail).",
        "Wybierz ślimaka na swoim lub sąsiednim polu, także poza linią wzroku (może to być twój aktywny ślimak).",
        "Wähle eine Schnecke auf deinem Feld oder einem Nachbarfeld, auch ohne Sichtlinie (auch deine aktive Schnecke).",
        "Targets: every other snail of yours on your field or up to 2 fields away, in sight.",
        "Cele: każdy inny twój ślimak na twoim polu lub w odległości do 2 pól, w linii wzroku.",
        "Ziele: jede andere eigene Schnecke auf deinem Feld oder im Abstand von bis zu 2 Feldern, mit Sichtlinie.",
        "Targets: every other snail 1–2 fields away, in sight.",
        "Cele: każdy inny ślimak w odległości 1–2 pól, w linii wzroku.",
        "Ziele: jede andere Schnecke im Abstand von 1–2 Feldern, mit Sichtlinie.",
        "Choose another player with a snail on your field.",
        "Wybierz innego gracza, który ma ślimaka na twoim polu.",
        "Wähle einen anderen Spieler mit einer Schnecke auf deinem Feld.",
        "Choose another player with a snail 1–2 fields away, in sight.",
        "Wybierz innego gracza, który ma ślimaka w odległości 1–2 pól, w linii wzroku.",
        "Wähle einen anderen Spieler mit einer Schnecke im Abstand von 1–2 Feldern, mit Sichtlinie.",
      ]
    `);
  });
});

describe('effects', () => {
  test('snails are named once, then spoken of as it and them', () => {
    const lists: readonly (readonly [Target | undefined, ...Effect[]])[] = [
      [snail({ range: [1, 1] }), leaveShell, damage(5), push],
      [field({ range: [1, 1], side: 'enemy' }), damage(5), destroyTile, leaveShell],
      [burst({ range: [1, 1] }), heal(5), pushEvenShells],
      [undefined, move(1), enterShell, aim],
    ];

    expect(
      lists.flatMap(([target, ...effects]) => LOCALES.map((locale) => said(locale, target, ...effects))),
    ).toMatchInlineSnapshot(`
      [
        "Choose another snail on an adjacent field, in sight. Take the target out of its shell, deal 5 damage to it, then push it.",
        "Wybierz innego ślimaka na sąsiednim polu, w linii wzroku. Wyciągnij cel z muszli, zadaj mu 5 obrażeń, potem popchnij go.",
        "Wähle eine andere Schnecke auf einem Nachbarfeld, mit Sichtlinie. Hole das Ziel aus dem Schneckenhaus, füge ihm 5 Schaden zu, dann schubse es.",
        "Choose an adjacent field, in sight. Deal 5 damage to every enemy snail there, destroy the tile there, then take them out of their shells.",
        "Wybierz sąsiednie pole, w linii wzroku. Zadaj każdemu wrogiemu ślimakowi na tym polu 5 obrażeń, zniszcz kafelek na tym polu, potem wyciągnij te ślimaki z muszli.",
        "Wähle ein Nachbarfeld, mit Sichtlinie. Füge jeder gegnerischen Schnecke dort 5 Schaden zu, zerstöre das Plättchen dort, dann hole sie aus ihren Schneckenhäusern.",
        "Targets: every other snail on an adjacent field, in sight. Heal each target by 5; then push them, even those in shells.",
        "Cele: każdy inny ślimak na sąsiednim polu, w linii wzroku. Przywróć każdemu celowi 5 życia; potem popchnij je, nawet te w muszlach.",
        "Ziele: jede andere Schnecke auf einem Nachbarfeld, mit Sichtlinie. Heile jedes Ziel um 5; dann schubse sie, auch die im Schneckenhaus.",
        "Move your snail by up to 1 movement point, put it into a shell, then take aim with it.",
        "Porusz swoim ślimakiem za maksymalnie 1 punkt ruchu, schowaj go w muszli, potem niech wyceluje.",
        "Bewege deine Schnecke für bis zu 1 Bewegungspunkt, setze sie in ein Schneckenhaus, dann ziele mit ihr.",
      ]
    `);
  });

  test('a pronoun is never used where it could mean something else', () => {
    const lists: readonly (readonly [Target | undefined, ...Effect[]])[] = [
      [snail({ range: [1, 1] }), damage(5), damageTile, push],
      [field({ range: [1, 1] }), damage(5), put('fire', 2), push],
      [field({ range: [1, 1] }), damage(5), draw(2), push],
      [snail({ range: [1, 1] }), self(heal(5)), damage(5)],
      [field({ range: [1, 1] }), self(damageTile), damage(5), destroyTile],
      [field({ range: [1, 1] }), scatter(damage(5), self(heal(5)), destroyTile), push],
      [snail({ range: [1, 1] }), scatter(destroyTile), push],
      [undefined, scatter(put('mine')), heal(5)],
      [field({ range: [1, 1] }), self(swap), goThere, scatter(push)],
      [field({ range: [1, 1] }), self(swap), scatter(push)],
    ];

    expect(
      lists.flatMap(([target, ...effects]) => LOCALES.map((locale) => said(locale, target, ...effects))),
    ).toMatchInlineSnapshot(`
      [
        "Choose another snail on an adjacent field, in sight. Deal 5 damage to the target, damage the tile under the target, then push the target.",
        "Wybierz innego ślimaka na sąsiednim polu, w linii wzroku. Zadaj celowi 5 obrażeń, uszkodź kafelek pod celem, potem popchnij cel.",
        "Wähle eine andere Schnecke auf einem Nachbarfeld, mit Sichtlinie. Füge dem Ziel 5 Schaden zu, beschädige das Plättchen unter dem Ziel, dann schubse das Ziel.",
        "Choose an adjacent field, in sight. Deal 5 damage to every snail there, put 2 fire tokens on the tile there, then push every snail there.",
        "Wybierz sąsiednie pole, w linii wzroku. Zadaj każdemu ślimakowi na tym polu 5 obrażeń, połóż 2 żetony ognia na kafelku na tym polu, potem popchnij każdego ślimaka na tym polu.",
        "Wähle ein Nachbarfeld, mit Sichtlinie. Füge jeder Schnecke dort 5 Schaden zu, lege 2 Feuermarker auf das Plättchen dort, dann schubse jede Schnecke dort.",
        "Choose an adjacent field, in sight. Deal 5 damage to every snail there, draw 2 arsenal cards, then push every snail there.",
        "Wybierz sąsiednie pole, w linii wzroku. Zadaj każdemu ślimakowi na tym polu 5 obrażeń, dobierz 2 karty arsenału, potem popchnij każdego ślimaka na tym polu.",
        "Wähle ein Nachbarfeld, mit Sichtlinie. Füge jeder Schnecke dort 5 Schaden zu, ziehe 2 Arsenalkarten, dann schubse jede Schnecke dort.",
        "Choose another snail on an adjacent field, in sight. Heal your snail by 5, then deal 5 damage to the target.",
        "Wybierz innego ślimaka na sąsiednim polu, w linii wzroku. Przywróć swojemu ślimakowi 5 życia, potem zadaj celowi 5 obrażeń.",
        "Wähle eine andere Schnecke auf einem Nachbarfeld, mit Sichtlinie. Heile deine Schnecke um 5, dann füge dem Ziel 5 Schaden zu.",
        "Choose an adjacent field, in sight. Damage your tile, deal 5 damage to every snail on the target field, then destroy the tile there.",
        "Wybierz sąsiednie pole, w linii wzroku. Uszkodź swój kafelek, zadaj każdemu ślimakowi na polu docelowym 5 obrażeń, potem zniszcz kafelek na tym polu.",
        "Wähle ein Nachbarfeld, mit Sichtlinie. Beschädige dein Plättchen, füge jeder Schnecke auf dem Zielfeld 5 Schaden zu, dann zerstöre das Plättchen dort.",
        "Choose an adjacent field, in sight. Scatter to a field of your choice next to the target field: deal 5 damage to every snail there, heal your snail by 5, then destroy the tile on the scatter field; then push every snail on the target field.",
        "Wybierz sąsiednie pole, w linii wzroku. Wybierz pole sąsiadujące z polem docelowym jako pole rozrzutu: zadaj każdemu ślimakowi na tym polu 5 obrażeń, przywróć swojemu ślimakowi 5 życia, potem zniszcz kafelek na polu rozrzutu; potem popchnij każdego ślimaka na polu docelowym.",
        "Wähle ein Nachbarfeld, mit Sichtlinie. Wähle ein Nachbarfeld des Zielfelds als Streufeld: Füge jeder Schnecke dort 5 Schaden zu, heile deine Schnecke um 5, dann zerstöre das Plättchen auf dem Streufeld; dann schubse jede Schnecke auf dem Zielfeld.",
        "Choose another snail on an adjacent field, in sight. Scatter to a field of your choice next to the target: destroy the tile there; then push the target.",
        "Wybierz innego ślimaka na sąsiednim polu, w linii wzroku. Wybierz pole sąsiadujące z celem jako pole rozrzutu: zniszcz kafelek na tym polu; potem popchnij cel.",
        "Wähle eine andere Schnecke auf einem Nachbarfeld, mit Sichtlinie. Wähle ein Nachbarfeld des Ziels als Streufeld: Zerstöre das Plättchen dort; dann schubse das Ziel.",
        "Scatter to a field of your choice next to yours: put a mine token on the tile there; then heal your snail by 5.",
        "Wybierz pole sąsiadujące z twoim jako pole rozrzutu: połóż 1 żeton miny na kafelku na tym polu; potem przywróć swojemu ślimakowi 5 życia.",
        "Wähle ein Nachbarfeld deines Feldes als Streufeld: Lege 1 Minenmarker auf das Plättchen dort; dann heile deine Schnecke um 5.",
        "Choose an adjacent field, in sight. Exchange your active and your passive token; place your snail on the target field; then scatter to a field of your choice next to the target field: push every snail there.",
        "Wybierz sąsiednie pole, w linii wzroku. Zamień swój żeton aktywny z pasywnym; umieść swojego ślimaka na polu docelowym; potem wybierz pole sąsiadujące z polem docelowym jako pole rozrzutu: popchnij każdego ślimaka na tym polu.",
        "Wähle ein Nachbarfeld, mit Sichtlinie. Tausche deinen aktiven und deinen passiven Marker; stelle deine Schnecke auf das Zielfeld; dann wähle ein Nachbarfeld des Zielfelds als Streufeld: Schubse jede Schnecke dort.",
        "Choose an adjacent field, in sight. Exchange your active and your passive token; then scatter to a field of your choice next to the target field: push every snail there.",
        "Wybierz sąsiednie pole, w linii wzroku. Zamień swój żeton aktywny z pasywnym; potem wybierz pole sąsiadujące z polem docelowym jako pole rozrzutu: popchnij każdego ślimaka na tym polu.",
        "Wähle ein Nachbarfeld, mit Sichtlinie. Tausche deinen aktiven und deinen passiven Marker; dann wähle ein Nachbarfeld des Zielfelds als Streufeld: Schubse jede Schnecke dort.",
      ]
    `);
  });

  test('SNL-8.19 a tile is that of the field where the target was chosen, SNL-8.2 a field those who are on it then', () => {
    const lists: readonly (readonly [Target | undefined, ...Effect[]])[] = [
      [snail({ range: [1, 1] }), exchangePlaces, removeTile],
      [snail({ range: [1, 1] }), may(placeHere), put('fire'), scatter(destroyTile)],
      [snail({ range: [1, 1] }), damage(5), scatter(damageTile)],
      [field({ range: [1, 1] }), push, damage(5), leaveShell],
      [field({ range: [1, 1] }), scatter(push, heal(5))],
      [burst({ range: [1, 1] }), push, leaveShell],
    ];

    expect(
      lists.flatMap(([target, ...effects]) => LOCALES.map((locale) => said(locale, target, ...effects))),
    ).toMatchInlineSnapshot(`
      [
        "Choose another snail on an adjacent field, in sight. Have your snail exchange places with the target, then remove the tile where the target stood with all its tokens (its back has no effect).",
        "Wybierz innego ślimaka na sąsiednim polu, w linii wzroku. Zamień swojego ślimaka miejscami z celem, potem usuń kafelek na dawnym polu celu ze wszystkimi jego żetonami (jego rewers nie działa).",
        "Wähle eine andere Schnecke auf einem Nachbarfeld, mit Sichtlinie. Lass deine Schnecke und das Ziel die Plätze tauschen, dann entferne das Plättchen auf dem Ausgangsfeld des Ziels mit allen Markern darauf (die Rückseite hat keine Wirkung).",
        "Choose another snail on an adjacent field, in sight. You may place the target on your field; then, in any case, put a fire token on the tile where the target stood; then scatter to a field of your choice next to the field where the target stood: destroy the tile there.",
        "Wybierz innego ślimaka na sąsiednim polu, w linii wzroku. Jeśli chcesz, umieść cel na swoim polu; potem, niezależnie od tego, połóż 1 żeton ognia na kafelku na dawnym polu celu; potem wybierz pole sąsiadujące z dawnym polem celu jako pole rozrzutu: zniszcz kafelek na tym polu.",
        "Wähle eine andere Schnecke auf einem Nachbarfeld, mit Sichtlinie. Wenn du willst, stelle das Ziel auf dein Feld; danach auf jeden Fall: Lege 1 Feuermarker auf das Plättchen auf dem Ausgangsfeld des Ziels; dann wähle ein Nachbarfeld des Ausgangsfelds des Ziels als Streufeld: Zerstöre das Plättchen dort.",
        "Choose another snail on an adjacent field, in sight. Deal 5 damage to the target; then scatter to a field of your choice next to the target: damage the tile there.",
        "Wybierz innego ślimaka na sąsiednim polu, w linii wzroku. Zadaj celowi 5 obrażeń; potem wybierz pole sąsiadujące z celem jako pole rozrzutu: uszkodź kafelek na tym polu.",
        "Wähle eine andere Schnecke auf einem Nachbarfeld, mit Sichtlinie. Füge dem Ziel 5 Schaden zu; dann wähle ein Nachbarfeld des Ziels als Streufeld: Beschädige das Plättchen dort.",
        "Choose an adjacent field, in sight. Push every snail there, deal 5 damage to every snail there, then take them out of their shells.",
        "Wybierz sąsiednie pole, w linii wzroku. Popchnij każdego ślimaka na tym polu, zadaj każdemu ślimakowi na tym polu 5 obrażeń, potem wyciągnij te ślimaki z muszli.",
        "Wähle ein Nachbarfeld, mit Sichtlinie. Schubse jede Schnecke dort, füge jeder Schnecke dort 5 Schaden zu, dann hole sie aus ihren Schneckenhäusern.",
        "Choose an adjacent field, in sight. Scatter to a field of your choice next to the target field: push every snail there, then heal every snail there by 5.",
        "Wybierz sąsiednie pole, w linii wzroku. Wybierz pole sąsiadujące z polem docelowym jako pole rozrzutu: popchnij każdego ślimaka na tym polu, potem przywróć każdemu ślimakowi na tym polu 5 życia.",
        "Wähle ein Nachbarfeld, mit Sichtlinie. Wähle ein Nachbarfeld des Zielfelds als Streufeld: Schubse jede Schnecke dort, dann heile jede Schnecke dort um 5.",
        "Targets: every other snail on an adjacent field, in sight. Push each target, then take them out of their shells.",
        "Cele: każdy inny ślimak na sąsiednim polu, w linii wzroku. Popchnij każdy cel, potem wyciągnij je z muszli.",
        "Ziele: jede andere Schnecke auf einem Nachbarfeld, mit Sichtlinie. Schubse jedes Ziel, dann hole sie aus ihren Schneckenhäusern.",
      ]
    `);
  });

  test('where an optional effect begins and ends', () => {
    const lists: readonly (readonly [Target | undefined, ...Effect[]])[] = [
      [snail({ range: [1, 1] }), damage(5), may(placeHere)],
      [snail({ range: [1, 1] }), may(push), damage(5)],
      [snail({ range: [1, 1] }), may(damage(5), push)],
      [field({ range: [1, 1] }), scatter(may(destroyTile)), draw(1)],
      [undefined, may(dig), may(draw(3))],
    ];

    expect(
      lists.flatMap(([target, ...effects]) => LOCALES.map((locale) => said(locale, target, ...effects))),
    ).toMatchInlineSnapshot(`
      [
        "Choose another snail on an adjacent field, in sight. Deal 5 damage to the target, then you may place it on your field.",
        "Wybierz innego ślimaka na sąsiednim polu, w linii wzroku. Zadaj celowi 5 obrażeń; jeśli chcesz, umieść go na swoim polu.",
        "Wähle eine andere Schnecke auf einem Nachbarfeld, mit Sichtlinie. Füge dem Ziel 5 Schaden zu; wenn du willst, stelle es auf dein Feld.",
        "Choose another snail on an adjacent field, in sight. You may push the target; then, in any case, deal 5 damage to it.",
        "Wybierz innego ślimaka na sąsiednim polu, w linii wzroku. Jeśli chcesz, popchnij cel; potem, niezależnie od tego, zadaj mu 5 obrażeń.",
        "Wähle eine andere Schnecke auf einem Nachbarfeld, mit Sichtlinie. Wenn du willst, schubse das Ziel; danach auf jeden Fall: Füge ihm 5 Schaden zu.",
        "Choose another snail on an adjacent field, in sight. You may do this: deal 5 damage to the target, then push it.",
        "Wybierz innego ślimaka na sąsiednim polu, w linii wzroku. Jeśli chcesz, zrób to: zadaj celowi 5 obrażeń, potem popchnij go.",
        "Wähle eine andere Schnecke auf einem Nachbarfeld, mit Sichtlinie. Wenn du willst, tue Folgendes: Füge dem Ziel 5 Schaden zu, dann schubse es.",
        "Choose an adjacent field, in sight. Scatter to a field of your choice next to the target field: you may destroy the tile there; then, in any case, draw 1 arsenal card.",
        "Wybierz sąsiednie pole, w linii wzroku. Wybierz pole sąsiadujące z polem docelowym jako pole rozrzutu: jeśli chcesz, zniszcz kafelek na tym polu; potem, niezależnie od tego, dobierz 1 kartę arsenału.",
        "Wähle ein Nachbarfeld, mit Sichtlinie. Wähle ein Nachbarfeld des Zielfelds als Streufeld: Wenn du willst, zerstöre das Plättchen dort; danach auf jeden Fall: Ziehe 1 Arsenalkarte.",
        "You may damage your tile and, if that destroys a meadow, draw the cards on its back; then, either way, you may draw 3 arsenal cards.",
        "Jeśli chcesz, uszkodź swój kafelek, a jeśli to zniszczy łąkę, dobierz karty z jej rewersu; potem, niezależnie od tego, jeśli chcesz, dobierz 3 karty arsenału.",
        "Wenn du willst, beschädige dein Plättchen und ziehe, falls das eine Wiese zerstört, die Karten auf ihrer Rückseite; davon unabhängig: Wenn du willst, ziehe 3 Arsenalkarten.",
      ]
    `);
  });

  test('players', () => {
    const lists: readonly (readonly [Target | undefined, ...Effect[]])[] = [
      [others, discard(2), takeBack],
      [player({ range: [0, 2] }), discard(5), takeBack, draw(1)],
      [others, draw(1), discard(1)],
    ];

    expect(
      lists.flatMap(([target, ...effects]) => LOCALES.map((locale) => said(locale, target, ...effects))),
    ).toMatchInlineSnapshot(`
      [
        "Make each other player discard 2 arsenal cards of their choice from hand, then return the next unrevealed card of each other player’s plan to that player’s hand (its slot stays empty).",
        "Niech każdy inny gracz odrzuci z ręki 2 wybrane przez siebie karty arsenału, potem zwróć każdemu innemu graczowi na rękę następną nieodkrytą kartę z jego planu (jej miejsce w planie pozostaje puste).",
        "Lass jeden anderen Spieler 2 Arsenalkarten seiner Wahl von der Hand abwerfen, dann gib jedem anderen Spieler die nächste noch verdeckte Karte seines Plans auf die Hand zurück (ihr Platz im Plan bleibt leer).",
        "Choose another player with a snail on your field or up to 2 fields away, in sight. Make that player discard 5 arsenal cards of their choice from hand, return the next unrevealed card of that player’s plan to that player’s hand (its slot stays empty), then draw 1 arsenal card yourself.",
        "Wybierz innego gracza, który ma ślimaka na twoim polu lub w odległości do 2 pól, w linii wzroku. Niech ten gracz odrzuci z ręki 5 wybranych przez siebie kart arsenału, zwróć temu graczowi na rękę następną nieodkrytą kartę z jego planu (jej miejsce w planie pozostaje puste), potem dobierz 1 kartę arsenału.",
        "Wähle einen anderen Spieler mit einer Schnecke auf deinem Feld oder im Abstand von bis zu 2 Feldern, mit Sichtlinie. Lass diesen Spieler 5 Arsenalkarten seiner Wahl von der Hand abwerfen, gib diesem Spieler die nächste noch verdeckte Karte seines Plans auf die Hand zurück (ihr Platz im Plan bleibt leer), dann ziehe 1 Arsenalkarte.",
        "Draw 1 arsenal card, then make each other player discard 1 arsenal card of their choice from hand.",
        "Dobierz 1 kartę arsenału, potem niech każdy inny gracz odrzuci z ręki 1 wybraną przez siebie kartę arsenału.",
        "Ziehe 1 Arsenalkarte, dann lass jeden anderen Spieler 1 Arsenalkarte seiner Wahl von der Hand abwerfen.",
      ]
    `);
  });

  test('the rest of the words', () => {
    const lists: readonly (readonly [Target | undefined, ...Effect[]])[] = [
      [snail({ range: [1, 2] }), exchangePlaces, removeTile, put('dynamite', 5)],
      [undefined, dig, swap, move(5)],
    ];

    expect(
      lists.flatMap(([target, ...effects]) => LOCALES.map((locale) => said(locale, target, ...effects))),
    ).toMatchInlineSnapshot(`
      [
        "Choose another snail 1–2 fields away, in sight. Have your snail exchange places with the target, remove the tile where the target stood with all its tokens (its back has no effect), then put 5 dynamite tokens on the tile where the target stood.",
        "Wybierz innego ślimaka w odległości 1–2 pól, w linii wzroku. Zamień swojego ślimaka miejscami z celem, usuń kafelek na dawnym polu celu ze wszystkimi jego żetonami (jego rewers nie działa), potem połóż 5 żetonów dynamitu na kafelku na dawnym polu celu.",
        "Wähle eine andere Schnecke im Abstand von 1–2 Feldern, mit Sichtlinie. Lass deine Schnecke und das Ziel die Plätze tauschen, entferne das Plättchen auf dem Ausgangsfeld des Ziels mit allen Markern darauf (die Rückseite hat keine Wirkung), dann lege 5 Dynamitmarker auf das Plättchen auf dem Ausgangsfeld des Ziels.",
        "Damage your tile and, if that destroys a meadow, draw the cards on its back; exchange your active and your passive token; then move your snail by up to 5 movement points.",
        "Uszkodź swój kafelek, a jeśli to zniszczy łąkę, dobierz karty z jej rewersu; zamień swój żeton aktywny z pasywnym; potem porusz swoim ślimakiem za maksymalnie 5 punktów ruchu.",
        "Beschädige dein Plättchen und ziehe, falls das eine Wiese zerstört, die Karten auf ihrer Rückseite; tausche deinen aktiven und deinen passiven Marker; dann bewege deine Schnecke für bis zu 5 Bewegungspunkte.",
      ]
    `);
  });

  test('Polish counts: 1 karta, 2 karty, 5 kart', () => {
    const cards = [1, 2, 4, 5, 10, 12, 21, 22, 25].map((count) => said('pl', undefined, draw(count)));

    expect(cards).toEqual([
      'Dobierz 1 kartę arsenału.',
      'Dobierz 2 karty arsenału.',
      'Dobierz 4 karty arsenału.',
      'Dobierz 5 kart arsenału.',
      'Dobierz 10 kart arsenału.',
      'Dobierz 12 kart arsenału.',
      'Dobierz 21 kart arsenału.',
      'Dobierz 22 karty arsenału.',
      'Dobierz 25 kart arsenału.',
    ]);
    expect(said('pl', undefined, move(1))).toBe('Porusz swoim ślimakiem za maksymalnie 1 punkt ruchu.');
    expect(said('pl', undefined, move(2))).toBe('Porusz swoim ślimakiem za maksymalnie 2 punkty ruchu.');
    expect(said('pl', undefined, put('fire', 3))).toBe('Połóż 3 żetony ognia na swoim kafelku.');
  });
});

describe('attacks', () => {
  test('several attacks, what comes after them, and the return symbol', () => {
    const card: Card = {
      ...RED.gatling,
      attacks: 3,
      dice: 2,
      rows: [on(['crit', 'crit'], damage(30))],
      after: [self(damageTile), draw(1)],
      returns: 'to-hand',
    };

    expect(LOCALES.map((locale) => describeCard(card, { locale }))).toMatchInlineSnapshot(`
      [
        "Make 3 attacks, one after the other, each with its own roll. Targets: every other snail on an adjacent field, in sight. Roll 2 dice. Crit + Crit: deal 30 damage to each target. After the last attack, whatever was rolled: damage your tile, then draw 1 arsenal card. In clean-up this card goes back to your hand.",
        "Wykonaj 3 ataki jeden po drugim, każdy z osobnym rzutem. Cele: każdy inny ślimak na sąsiednim polu, w linii wzroku. Rzuć 2 kośćmi. Krytyk + Krytyk: zadaj każdemu celowi 30 obrażeń. Po ostatnim ataku, bez względu na wynik rzutu: uszkodź swój kafelek, potem dobierz 1 kartę arsenału. W fazie porządkowania ta karta wraca na twoją rękę.",
        "Führe 3 Angriffe nacheinander aus, jeden mit eigenem Wurf. Ziele: jede andere Schnecke auf einem Nachbarfeld, mit Sichtlinie. Wirf 2 Würfel. Volltreffer + Volltreffer: Füge jedem Ziel 30 Schaden zu. Nach dem letzten Angriff, egal was gewürfelt wurde: Beschädige dein Plättchen, dann ziehe 1 Arsenalkarte. In der Aufräumphase kommt diese Karte auf deine Hand zurück.",
      ]
    `);
  });

  test('a choice on an arsenal card keeps the return symbol', () => {
    const card: Card = {
      copies: 1,
      source: 'ours',
      returns: 'to-hand',
      choose: { 'run-away': { effects: [move(2)] }, 'dig-in': { effects: [enterShell] } },
    };

    expect(describeCard(card, { locale: 'en' })).toBe(
      'Choose one effect. “Run away”: Move your snail by up to 2 movement points. “Dig in”: Put your snail into a shell. In clean-up this card goes back to your hand.',
    );
  });
});

function checkWellFormed(text: string): void {
  if (text.trim() !== text || !/^\p{Lu}/u.test(text) || !/[.)]$/.test(text)) throw new Error(`Not a sentence: ${text}`);
  if (/undefined|NaN|\[object|\s\s|\s[.,;:]|[,;:]{2}|\.\./.test(text)) throw new Error(`Ill formed: ${text}`);
}

/** The value with one thing in it changed, in every way that must be heard. */
function variants(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) {
    const changed = value.flatMap((entry, index) => variants(entry).map((other) => value.with(index, other)));
    return value.length > 1 && typeof value[0] === 'object'
      ? [...changed, value.slice(1), value.slice(0, -1)]
      : changed;
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const others = Object.hasOwn(CHANGED, key) ? CHANGED[key]?.(entry, value as Change) : undefined;
    return (others ?? variants(entry)).map((other) => ({ ...value, [key]: other }));
  });
}

type Change = Readonly<Record<string, unknown>>;

const OTHER: Readonly<Record<string, string>> = {
  needed: 'ignored',
  ignored: 'needed',
  any: 'enemy',
  enemy: 'friendly',
  friendly: 'any',
  allowed: 'never',
  never: 'allowed',
  drawn: 'lost',
  lost: 'drawn',
  mine: 'dynamite',
  dynamite: 'fire',
  fire: 'mine',
  splat: 'hit',
  hit: 'crit',
  crit: 'splat',
};
const other = (word: unknown): readonly unknown[] => [OTHER[String(word)]];
const more = (number: unknown): readonly unknown[] => [Number(number) + 1];

const CHANGED: Readonly<Record<string, (value: unknown, holder: Change) => readonly unknown[]>> = {
  amount: (amount) => [Number(amount) + 5],
  count: more,
  points: more,
  attacks: more,
  dice: (dice) => [3 - Number(dice)],
  range: (range) => [[(range as [number, number])[0], (range as [number, number])[1] + 1]],
  // On one field there is nothing to see, and the side is heard only where snails on the field are meant.
  sight: (sight, { range }) => ((range as [number, number])[1] === 0 ? [] : other(sight)),
  side: (side, { target }) => (target === 'field' ? [] : other(side)),
  self: other,
  cards: other,
  token: other,
  faces: (faces) => [(faces as readonly unknown[]).flatMap(other)],
  shells: (shells, { op }) => {
    if (op === 'push') return [shells === 'immune' ? 'pushed' : 'immune'];
    if (op === 'place-here') return [shells === 'immune' ? 'placed' : 'immune'];
    return ['any', 'without', 'within'].filter((word) => word !== shells);
  },
};
