// Mistakes that an interpreter of cards could make, each written into the source by name, and a test that notices it.
const ACTION = 'src/games/snails/course/action.ts';
const QUESTIONS = 'src/games/snails/course/card-questions.ts';
const ON_SNAILS = 'src/games/snails/ops/on-snails.ts';
const ON_PLAYERS = 'src/games/snails/ops/on-players.ts';
const ON_TILES = 'src/games/snails/ops/on-tiles.ts';
const SUBJECT = 'src/games/snails/ops/subject.ts';
const WRAPPERS = 'src/games/snails/ops/wrappers.ts';
const ATTACK = 'src/games/snails/rules/attack.ts';
const DAMAGE = 'src/games/snails/rules/damage.ts';
const PUSH = 'src/games/snails/rules/push.ts';
const TOKENS = 'src/games/snails/rules/tokens.ts';

/** What goes wrong, where, the text there and what stands in its place; the test file and the beginning of the title. */
export const MISTAKES = [
  {
    what: 'an effect is begun before what the one before it has set off is done: push before destroy',
    file: ACTION,
    was: 'if (where.from + 1 < effects.length) {',
    now: 'applyEffect(OPS, book, draft, where); if (where.from + 1 < effects.length) {',
    also: ['    applyEffect(OPS, book, draft, where);\n  },\n\n  after', '  },\n\n  after'],
    test: ['cards/card-red', 'card rocket: splat takes 15, destroys the tile, then pushes'],
  },
  {
    what: 'a shell takes its 5 off twice',
    file: DAMAGE,
    was: 'Math.max(0, dealt - SHELL_PROTECTION)',
    now: 'Math.max(0, dealt - SHELL_PROTECTION - SHELL_PROTECTION)',
    test: ['rules/shell', 'SNL-5.13 a snail in a shell takes 5 less from a card'],
  },
  {
    what: 'a shot that scatters strikes the target',
    file: QUESTIONS,
    was: "reach: 'field', field: fieldNumber(book, field) }",
    now: "reach: 'target', field: NONE }",
    test: [
      'rules/attack',
      'SNL-8.13 scatter: the effects apply to one field adjacent to the target, not to the target',
    ],
  },
  {
    what: 'a shot may scatter to the target itself',
    file: QUESTIONS,
    was: 'if (distance === 1) return undefined;',
    now: 'if (distance <= 1) return undefined;',
    test: [
      'rules/attack',
      'SNL-8.13 scatter: the effects apply to one field adjacent to the target, not to the target',
    ],
  },
  {
    what: 'where a shot has scattered to, friends are spared',
    file: SUBJECT,
    was: "if (reach === 'field') return oneField(active, field, 'any');",
    now: "if (reach === 'field') return oneField(active, field, 'enemy');",
    test: ['rules/attack', 'SNL-8.14 an attacker where its own shot scatters to is hit like any other snail'],
  },
  {
    what: 'fire burns on water',
    file: TOKENS,
    was: 'if (levelOf(draft, field) === 0) return;',
    now: '',
    test: ['rules/attack', 'SNL-8.16 + SNL-10.1 no fire is put on water'],
  },
  {
    what: 'the other die is rolled again',
    file: QUESTIONS,
    was: 'set(draft.play.dice, die, face);',
    now: 'set(draft.play.dice, draft.play.dice.length - 1 - die, face);',
    test: ['course/re-rolls', 'SNL-8.10 a re-roll names one die, and the other stays as it is'],
  },
  {
    what: 'a row of two symbols is met by one of them',
    file: ATTACK,
    was: 'return (dice[0] === first && dice[1] === second) || (dice[0] === second && dice[1] === first);',
    now: 'return dice.includes(first) || dice.includes(second);',
    test: ['rules/attack', 'SNL-8.6 + SNL-8.7 mortar with splat,hit: one of the rows that are met is chosen'],
  },
  {
    what: 'any row may be taken, met or not',
    file: QUESTIONS,
    was: 'if (isMet(chosen, dice)) return undefined;',
    now: 'if (dice.length > 0) return undefined;',
    test: ['rules/attack', 'SNL-8.7 only a row that is met can be chosen, and only its effects happen'],
  },
  {
    what: 'a push of a card is directed by the first player',
    file: ON_SNAILS,
    was: 'pushSnails(draft, { seat: draft.play.seat,',
    now: 'pushSnails(draft, { seat: draft.firstPlayer,',
    test: ['cards/cards-in-general', 'SNL-4.7 all choices within a card are the active player’s, first player or not'],
  },
  {
    what: 'a push of dynamite is directed by the active player',
    file: TOKENS,
    was: 'pushSnails(draft, { seat: neutralSeat(draft), snails: snailsOn(draft, field)',
    now: 'pushSnails(draft, { seat: draft.play.seat, snails: snailsOn(draft, field)',
    test: [
      'cards/cards-in-general',
      'SNL-4.8 + SNL-4.9 tokens are the first player’s to order and to direct; who makes room is the active player’s',
    ],
  },
  {
    what: 'who makes room on a full field is the first player’s choice',
    file: PUSH,
    was: "{ ask: 'overcrowd', seat: crowdSeat(draft),",
    now: "{ ask: 'overcrowd', seat: draft.firstPlayer,",
    test: [
      'cards/cards-in-general',
      'SNL-4.8 + SNL-4.9 tokens are the first player’s to order and to direct; who makes room is the active player’s',
    ],
  },
  {
    what: 'a burst hits the snail it comes from',
    file: ATTACK,
    was: 'snail !== active &&\n      isOnSide(active, snail, burst.side)',
    now: 'isOnSide(active, snail, burst.side)',
    test: ['rules/attack', 'SNL-8.15 a burst that reaches the own field hits the others there, not the attacker'],
  },
  {
    what: 'a dead snail goes on attacking',
    file: ACTION,
    was: 'if (play.attacks === 0 || !isOnBoard(draft, play.snail)) return;',
    now: 'if (play.attacks === 0) return;',
    test: [
      'rules/interactions-cards',
      'SNL-3.27 + SNL-5.25 + SNL-14.1 revolver: killed by the mine that its own push set off, a commander shoots no more',
    ],
  },
  {
    what: 'rage adds to every damage of the card',
    file: ON_SNAILS,
    was: 'if (isRaging) draft.play.rage = 0;',
    now: '',
    test: ['rules/factions', 'SNL-11.3 + SNL-11.11 rage comes after the target and before the roll, for one hit'],
  },
  {
    what: 'gunslingers draw for damage that a shell has taken off',
    file: ON_SNAILS,
    was: 'costOf(draft, snail, dealt) >= LEAST_WOUND',
    now: 'dealt >= LEAST_WOUND',
    test: ['rules/factions', 'SNL-11.4 + SNL-11.5 a shell: no card for Gunslingers'],
  },
  {
    what: 'the shell is not left when the action begins',
    file: ACTION,
    was: "if (shell === 'left') leaveShell(draft, play.snail);",
    now: '',
    test: ['rules/shell', 'SNL-5.15 crawl, even for 0 fields ends a stay in a shell'],
  },
  {
    what: 'the snail that pulls another to its mined field is harmed, also where it makes room',
    file: ON_SNAILS,
    was: 'mayStay ? [staying, ...leaving] : leaving',
    now: '[staying]',
    test: [
      'cards/card-rulings',
      'SNL-14.6 + SNL-3.25 fishing rod: who can make room need not be there when the own mine explodes',
    ],
  },
  {
    what: 'snails that change places set tokens off in the wrong order',
    file: ON_SNAILS,
    was: "{ do: 'enter', snail: active, field: there }, { do: 'enter', snail: target, field: here }",
    now: "{ do: 'enter', snail: target, field: here }, { do: 'enter', snail: active, field: there }",
    test: [
      'rules/interactions-tokens',
      'SNL-14.7 + SNL-10.3 teleporter: between two mined fields both mines explode, that of the active snail first',
    ],
  },
  {
    what: 'a planned card is taken back from the last slot',
    file: ON_PLAYERS,
    was: 'planOf(at, seat).findIndex(',
    now: 'planOf(at, seat).findLastIndex(',
    test: ['cards/card-purple', 'card vacuum: the next card of a plan goes back to hand, and its slot is empty'],
  },
  {
    what: 'who makes the others discard has to discard too',
    file: ON_PLAYERS,
    was: 'seat !== seatOf(active) && isLiving(at, seat)',
    now: 'isLiving(at, seat)',
    test: ['cards/card-faction', 'card villains-hat: each other player discards an arsenal card of their choice'],
  },
  {
    what: 'whoever destroys a tile draws its cards',
    file: ON_TILES,
    was: "next(draft, { do: 'destroy-tile', field, drawer: cards === 'drawn' ? draft.play.seat : NONE });",
    now: "next(draft, { do: 'destroy-tile', field, drawer: draft.play.seat });",
    test: ['rules/dig', 'SNL-5.11 a meadow destroyed in another way gives nobody cards'],
  },
  {
    what: 'an effect that may be left out is not asked about',
    file: WRAPPERS,
    was: "next(draft, { ask: 'place-optional', seat: draft.play.seat, list: inner, from: 0, reach, field });",
    now: "next(draft, { do: 'effects', list: inner, from: 0, reach, field });",
    test: ['cards/card-faction', 'card kunai: the placing may be left'],
  },
  {
    what: 'a wounded snail is healed above full life',
    file: DAMAGE,
    was: 'Math.min(FULL_LIFE, before + amount)',
    now: 'before + amount',
    test: ['rules/damage', 'SNL-9.1 healing raises life, never above 30'],
  },
];
