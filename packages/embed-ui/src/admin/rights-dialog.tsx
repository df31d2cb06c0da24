import { useEffect, useState, type ReactElement } from "react";
import { sentenceOf, type AdminApi, type Item } from "./admin-api.js";
import { Dialog } from "./dialog.js";
import { policyText } from "./policy-text.js";
import { textOf } from "./section.js";

interface RightsProps {
  readonly user: Item;
  readonly api: AdminApi;
  readonly basePath: string;
  readonly onClose: () => void;
}

interface Explained {
  readonly lane: string;
  readonly groups: readonly string[];
  readonly userAttributes: readonly Item[];
  readonly policies: readonly Item[] | null;
}

/** What a user has, and why the user sees what there is to see (J6); from here the page opens as the user sees it. */
export const RightsDialog = ({ user, api, basePath, onClose }: RightsProps): ReactElement => {
  const [rights, setRights] = useState<Explained>();
  const [problem, setProblem] = useState<string>();
  const [address, setAddress] = useState<string>();
  const { id, externalId } = user;
  useEffect(() => {
    api
      .write("POST", `admin/users/${String(id)}/rights`, {})
      .then(({ rights: explained, errors }) => {
        // Without a default deployment there may be no rights to show, and the errors say why.
        const sentences = (errors as readonly Item[]).map(({ detail }) => textOf(detail));
        if (sentences.length > 0) setProblem(sentences.join(" "));
        if (explained !== null) setRights(explained as Explained);
      })
      .catch((error: unknown) => {
        setProblem(sentenceOf(error));
      });
  }, [api, id]);

  const preview = async (): Promise<void> => {
    try {
      const answer = await api.write("POST", `admin/users/${String(id)}/preview`, {});
      const { app } = answer["pages"] as { readonly app: string };
      setAddress(`${basePath}${app}`);
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };

  return (
    <Dialog title={`Rights of ${String(externalId)}`} onClose={onClose}>
      {problem !== undefined && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      {rights === undefined && problem === undefined && <p role="status">Loading…</p>}
      {rights !== undefined && (
        <>
          <p>
            What this user may see in the account’s default deployment, and why: what is stored, and
            what the model’s policies make of it. A preview opens it as this user sees it.
          </p>
          <RightsTable rights={rights} />
        </>
      )}
      <p className="buttons">
        {address === undefined ? (
          <button type="button" onClick={() => void preview()}>
            Preview as this user
          </button>
        ) : (
          <a className="button" href={address} target="_blank" rel="noopener noreferrer">
            Open the preview in a tab, once
          </a>
        )}
        <button type="button" className="primary" onClick={onClose}>
          Close
        </button>
      </p>
    </Dialog>
  );
};

/** Where a value comes from, in words. */
const sourceTexts: Readonly<Record<string, string>> = {
  stored: "the user’s own",
  default: "the attribute’s default, as the user has no value",
  none: "no value and no default: row filters by it show nothing",
};

const RightsTable = ({ rights }: { readonly rights: Explained }): ReactElement => (
  <dl className="facts">
    <div>
      <dt>Groups</dt>
      <dd>{rights.groups.length === 0 ? "none" : textOf(rights.groups)}</dd>
    </div>
    {rights.userAttributes.map((attribute) => (
      <div key={textOf(attribute["name"])}>
        <dt>Attribute {textOf(attribute["name"])}</dt>
        <dd>
          {textOf(attribute["value"])}{" "}
          <span className="hint">({sourceTexts[textOf(attribute["source"])]})</span>
        </dd>
      </div>
    ))}
    {(rights.policies ?? []).map((policy) => (
      <div key={textOf(policy["cube"])}>
        <dt>Data of {textOf(policy["cube"])}</dt>
        <dd>{policyText(policy)}</dd>
      </div>
    ))}
    {rights.policies === null && (
      <div>
        <dt>Policies</dt>
        <dd>The deployment has no model that can be queried.</dd>
      </div>
    )}
  </dl>
);
