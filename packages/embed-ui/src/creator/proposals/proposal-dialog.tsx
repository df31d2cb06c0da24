import { useEffect, useState } from "react";
import { AnalyticsError, type OfferKind, type TileProposal } from "@embedded-analytics/client";
import { ResultTable } from "../../query-result/result-table.js";
import { whyFailed } from "../../i18n/why-failed.js";
import { useTexts } from "../../i18n/page-texts.js";
import { useEditingTexts } from "../../i18n/editing-texts.js";
import { Modal } from "../../controls/modal.js";

/** Asks the service for another form of a tile. */
export type Propose = (
  tileId: string,
  offer: OfferKind,
  signal: AbortSignal,
) => Promise<TileProposal>;

interface Props {
  readonly tileId: string;
  readonly offer: OfferKind;
  readonly propose: Propose;
  readonly onAccept: (proposal: TileProposal) => void;
  /** The service has no such proposal, in spite of the offer. */
  readonly onNone: () => void;
  readonly onClose: () => void;
}

/** What a tile would become: its statement before and after, and its figures; it is taken or left. */
export const ProposalDialog = ({ tileId, offer, propose, onAccept, onNone, onClose }: Props) => {
  const { say } = useEditingTexts();
  const texts = useTexts();
  const { proposal, error } = useProposal({ tileId, offer, propose, onNone });
  const title = say(offer === "repair" ? "repairTile" : "makeFilterable");
  return (
    <Modal title={title} onClose={onClose}>
      {error !== undefined && (
        <p className="note" role="alert">
          {isRefused(error) ? say("nothingProposed") : whyFailed(error, texts)}
        </p>
      )}
      {error === undefined && proposal === undefined && (
        <div className="skeleton" role="status" aria-label={texts.say("loading")} />
      )}
      {proposal !== undefined && <Proposed proposal={proposal} />}
      <div className="buttons proposal-ends">
        <button type="button" className="plain" onClick={onClose}>
          {say("keepAsItIs")}
        </button>
        {proposal !== undefined && (
          <button
            type="button"
            className="primary"
            onClick={() => {
              onAccept(proposal);
              onClose();
            }}
          >
            {say("takeProposal")}
          </button>
        )}
      </div>
    </Modal>
  );
};

const Proposed = ({ proposal }: { readonly proposal: TileProposal }) => {
  const { say } = useEditingTexts();
  const { offer, replaced, before, sql, schema, columns, rows, totalRows } = proposal;
  return (
    <div className="proposal">
      {replaced.map(({ member, title }) => (
        <p className="note" key={member}>
          <bdi>{say("nowAsksFor", { title })}</bdi>
        </p>
      ))}
      {offer === "filterable" && <p className="note">{say("sameRows")}</p>}
      <Statement title={say("statementBefore")} sql={before} />
      <Statement title={say("statementAfter")} sql={sql} />
      <h3>{say("whatItShows", { count: totalRows })}</h3>
      <ResultTable
        columns={schema.map(({ name, column_type: type }) => ({ name, type }))}
        rows={rows}
        label={say("whatItShows", { count: totalRows })}
        looks={schema.map(({ name }) => ({
          title: columns?.find((each) => each.name === name)?.title,
          write: undefined,
          barMax: undefined,
        }))}
      />
    </div>
  );
};

const Statement = ({ title, sql }: { readonly title: string; readonly sql: string }) => (
  <>
    <h3>{title}</h3>
    <div className="sql">
      <pre tabIndex={0} dir="ltr" aria-label={title}>
        <code>{sql}</code>
      </pre>
    </div>
  </>
);

const isRefused = (error: unknown): boolean =>
  error instanceof AnalyticsError && (error.status === 400 || error.status === 404);

const useProposal = ({
  tileId,
  offer,
  propose,
  onNone,
}: Pick<Props, "tileId" | "offer" | "propose" | "onNone">) => {
  const [state, setState] = useState<{
    readonly proposal?: TileProposal;
    readonly error?: unknown;
  }>({});
  useEffect(() => {
    const ending = new AbortController();
    propose(tileId, offer, ending.signal).then(
      (proposal) => {
        if (!ending.signal.aborted) setState({ proposal });
      },
      (error: unknown) => {
        if (ending.signal.aborted) return;
        setState({ error });
        if (isRefused(error)) onNone();
      },
    );
    return () => {
      ending.abort();
    };
    // It is asked for once: what comes in between is another version, which the service refuses.
  }, [tileId, offer, propose]);
  return state;
};
