type Waiting<Question, Answer> = {
  question: Question;
  resolve: (answer: Answer) => void;
  reject: (failure: unknown) => void;
};

/**
 * Makes one statement of reads that requests ask for in the same turn of the event loop. Each is sent after it was asked
 * for and waits for no other statement, so an answer is as fresh as that of a statement of its own
 * (docs/decisions/114-gathered-reads.md).
 * @param read answers questions in their order
 * @param maximum how many questions a statement takes
 */
export function gatheredReads<Question, Answer>(
  read: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  maximum: number,
): (question: Question) => Promise<Answer> {
  let waiting: Waiting<Question, Answer>[] = [];

  function send(): void {
    const asked = waiting;
    waiting = [];
    for (let from = 0; from < asked.length; from += maximum) void answer(read, asked.slice(from, from + maximum));
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (waiting.length === 1) setImmediate(send);
    });
}

/** A statement that fails, fails for all who asked. */
async function answer<Question, Answer>(
  read: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  asked: readonly Waiting<Question, Answer>[],
): Promise<void> {
  try {
    const answers = await read(asked.map(({ question }) => question));
    for (const [index, { resolve }] of asked.entries()) resolve(answers[index] as Answer);
  } catch (failure) {
    for (const { reject } of asked) reject(failure);
  }
}
