import { useEffect, useRef, type ReactNode } from "react";
import type { HostLink } from "../host/host-link.js";
import { HostContext } from "../host/use-host-actions.js";
import { PreviewedPage } from "./preview-banner.js";
import type { TokenClaims } from "../session/token-claims.js";

interface Props {
  readonly link: HostLink;
  readonly claims: TokenClaims;
  readonly children: ReactNode;
}

/** A page that has a token: once its content takes actions, it says so to the host. */
export const OpenedPage = ({ link, claims, children }: Props) => {
  const said = useRef<TokenClaims>(undefined);
  useEffect(() => {
    // A double mount in development says it once.
    if (said.current === claims) return;
    said.current = claims;
    const { deploymentId, embedTenantName, creatorMode } = claims;
    link.emit("ready", {
      deploymentId,
      ...(embedTenantName === undefined ? {} : { embedTenant: embedTenantName }),
      mode: creatorMode ? "creator" : "read-only",
      version: 1,
      actions: link.actions(),
    });
  }, [link, claims]);
  const { preview } = claims;
  return (
    <HostContext value={link}>
      {preview === undefined ? (
        children
      ) : (
        <PreviewedPage preview={preview}>{children}</PreviewedPage>
      )}
    </HostContext>
  );
};
