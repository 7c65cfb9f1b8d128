/** Why a command starts nothing while the kill switch is on. */
export const pauseWords = 'Baton is paused by the repository variable `BATON_PAUSE`; give the command again once that is deleted';
