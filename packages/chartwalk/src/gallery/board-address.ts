/** The path of the states board on a development server. */
export const BOARD_ADDRESS = '/statecharts-board';
