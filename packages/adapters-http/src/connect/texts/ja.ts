import type { ConnectTexts } from "./connect-texts.js";

export const ja: ConnectTexts = {
  direction: "ltr",
  connect: "アシスタントの接続",
  wantsYourData: "{client} がデータの利用を求めています",
  assistant: "アシスタント",
  you: "あなた",
  customer: "顧客",
  service: "サービス",
  sendsYouTo: "移動先",
  itCan: "許可すると、次のことができます",
  scopes: {
    "analytics:read": "データの検索、クエリの実行、グラフとダッシュボードの閲覧",
    "analytics:chat":
      "あなたに代わってアナリストに質問します。会話はあなたの会話と共に保存されます",
  },
  limits:
    "あなたが閲覧できるもの以外は見えません。アクセスは30日後、またはあなたか管理者が接続を解除した時点で終了します。",
  allow: "許可する",
  deny: "許可しない",
  notConnected: "アシスタントは接続されませんでした",
};
