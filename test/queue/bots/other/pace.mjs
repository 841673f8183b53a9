/** The last action: another bot, though its module looks the same. */
export const chosen = (actions) => actions[actions.length - 1];
